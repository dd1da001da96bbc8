// A bracket or wildcard game being edited: what is typed, what was there before, and how its saving went.
import { parseTime } from "#events/rules/parse-time.ts";
import { formatTime } from "#events/rules/time.ts";
import type { BulkItem } from "#web/api/entries.ts";
import type { Current, Problem } from "#web/api/outcome.ts";
import type { BracketFields } from "#web/api/playoffs.ts";
import type { Stored } from "#web/outbox/deliver.ts";
import type { Entry, KeptScore } from "#web/outbox/kept-scores.ts";
import { pointsTyped, type Typed } from "#web/outbox/typed-score.ts";
import type { BracketGame } from "#web/tournament/bracket-sides.ts";
import { pairingOf } from "./scored-names.ts";

export type FieldName = keyof BracketFields;

export interface BracketEdit {
  base: BracketFields;
  /** The game's version when typing began. */
  version: number;
  typed: BracketFields;
  /** Stored with this version; the edit gives way once the page has it. */
  saved?: number;
  /** What somebody else has changed in the game meanwhile. */
  theirs?: Current<BracketGame>;
}

export type BracketEdits = ReadonlyMap<string, BracketEdit>;

export const valuesOf = (game: BracketGame): BracketFields => ({
  team1: game.team1?._id ?? "",
  team2: game.team2?._id ?? "",
  scoreTeam1: String(game.scoreTeam1 ?? ""),
  scoreTeam2: String(game.scoreTeam2 ?? ""),
  date: game.date ?? "",
  time: game.time ? formatTime(game.time) : "",
  court: game.court ?? "",
});

const FIELDS: readonly FieldName[] = ["team1", "team2", "scoreTeam1", "scoreTeam2", "date", "time", "court"];

export const changedIn = ({ base, typed }: BracketEdit): FieldName[] =>
  FIELDS.filter((name) => typed[name] !== base[name]);

/** What is stored, or the score that waits on this device. */
function standing(game: BracketGame, kept: KeptScore | undefined): BracketFields {
  const live = valuesOf(game);
  return kept ? { ...live, scoreTeam1: kept.typed[0], scoreTeam2: kept.typed[1] } : live;
}

/** What the boxes show: what is typed, and otherwise what is stored. */
export function shownOf(game: BracketGame, edit: BracketEdit | undefined, kept?: KeptScore): BracketFields {
  const live = standing(game, kept);
  if (!edit || (edit.saved !== undefined && game.version >= edit.saved)) return live;
  return { ...live, ...Object.fromEntries(changedIn(edit).map((name) => [name, edit.typed[name]])) };
}

/** Blank is no time; anything else is a time, or cannot be saved. */
export const isTime = (text: string): boolean => text.trim() === "" || parseTime(text) !== null;

export const isOpen = (edit: BracketEdit | undefined): boolean =>
  edit !== undefined && edit.saved === undefined;

/** Null if nothing differs any more from what was there before. */
export function typeInto(
  game: BracketGame,
  edit: BracketEdit | undefined,
  name: FieldName,
  value: string,
  kept?: KeptScore,
): BracketEdit | null {
  const live = standing(game, kept);
  const version = kept?.version ?? game.version;
  const begun = edit && isOpen(edit) ? edit : { base: live, version, typed: live };
  const next = { ...begun, typed: { ...begun.typed, [name]: value } };
  return changedIn(next).length > 0 || next.theirs ? next : null;
}

/** The first game with an unreadable time; nothing is saved while there is one. */
export const withoutReadableTime = (edits: BracketEdits): string | undefined =>
  [...edits].find(([, edit]) => isOpen(edit) && !isTime(edit.typed.time))?.[0];

/** Sends only what differs, and only from open edits. */
export function itemsOf(edits: BracketEdits): BulkItem<BracketFields>[] {
  return [...edits].flatMap(([_id, edit]) => {
    const changed = changedIn(edit);
    if (!isOpen(edit) || changed.length === 0) return [];
    const fields = Object.fromEntries(changed.map((name) => [name, edit.typed[name]]));
    return [{ _id, version: edit.version, ...fields } as BulkItem<BracketFields>];
  });
}

const SCORES: readonly FieldName[] = ["scoreTeam1", "scoreTeam2"];

/** The open edits as scores that may wait on this device; null if anything else is typed as well. */
export function scoresIn(edits: BracketEdits, games: readonly BracketGame[]): Entry[] | null {
  const byId = new Map(games.map((game) => [game._id, game]));
  const entries: Entry[] = [];
  for (const [id, edit] of edits) {
    const [changed, game] = [changedIn(edit), byId.get(id)];
    if (!isOpen(edit) || changed.length === 0) continue;
    if (!game || changed.some((name) => !SCORES.includes(name))) return null;
    entries.push(scoreOf(game, edit, changed));
  }
  return entries;
}

function scoreOf(game: BracketGame, { typed, version }: BracketEdit, changed: readonly FieldName[]): Entry {
  const pair: Typed = [typed.scoreTeam1, typed.scoreTeam2];
  const [scoreTeam1, scoreTeam2] = pointsTyped(pair);
  const { team1, team2 } = game;
  return {
    game: game._id,
    name: pairingOf(game),
    typed: pair,
    version,
    scores: {
      ...(changed.includes("scoreTeam1") && { scoreTeam1 }),
      ...(changed.includes("scoreTeam2") && { scoreTeam2 }),
    },
    bracket: { between: team1 && team2 ? [team1._id, team2._id] : null },
  };
}

/** They are safe on this device; what was typed meanwhile replaces them. */
export function afterKeeping(edits: BracketEdits, sent: BracketEdits, ids: readonly string[]): BracketEdits {
  const next = new Map(edits);
  for (const id of ids) {
    const [now, then] = [edits.get(id), sent.get(id)];
    if (!now || !then) continue;
    if (now.typed === then.typed) next.delete(id);
    else next.set(id, { ...now, base: then.typed });
  }
  return next;
}

/** The second, deliberate act after a conflict: mine on top of theirs. */
export function onTopOfTheirs({ theirs, ...edit }: BracketEdit): BracketEdit {
  if (!theirs) return edit;
  const base = valuesOf(theirs);
  const mine = Object.fromEntries(changedIn(edit).map((name) => [name, edit.typed[name]]));
  return { base, version: theirs.version, typed: { ...base, ...mine } };
}

/** In: what was sent, and what came back stored. What was typed meanwhile stays open. */
export function afterSaving(
  edits: BracketEdits,
  sent: BracketEdits,
  stored: readonly { _id: string; version: number }[],
): BracketEdits {
  const next = new Map(edits);
  for (const { _id, version } of stored) {
    const [now, then] = [edits.get(_id), sent.get(_id)];
    if (!now || !then) continue;
    if (now.typed === then.typed) next.set(_id, { ...now, saved: version });
    else next.set(_id, { base: then.typed, version, typed: now.typed });
  }
  return next;
}

/** Kept scores have been sent: they are shown until the page has them; what is being typed stays. */
export function afterSending(
  edits: BracketEdits,
  stored: readonly Stored[],
  games: readonly BracketGame[],
): BracketEdits {
  const next = new Map(edits);
  for (const { game: id, typed, version } of stored) {
    const game = games.find(({ _id }) => _id === id);
    if (!game || isOpen(next.get(id))) continue;
    const base = valuesOf(game);
    const [scoreTeam1, scoreTeam2] = typed;
    next.set(id, { base, version, typed: { ...base, scoreTeam1, scoreTeam2 }, saved: version });
  }
  return next;
}

export function afterConflict(edits: BracketEdits, { conflicts }: Problem): BracketEdits {
  const next = new Map(edits);
  for (const { _id, current } of conflicts) {
    const edit = next.get(_id);
    if (edit) next.set(_id, { ...edit, theirs: current as Current<BracketGame> });
  }
  return next;
}
