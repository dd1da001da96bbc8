// A bracket or wildcard game while it is edited: what is typed, what stood there, how its saving went.
import type { PlayoffGameView, SlotSource, WildcardGameView } from "#projections/views.ts";
import type { BulkItem } from "#web/api/entries.ts";
import type { Current, Problem } from "#web/api/outcome.ts";
import type { BracketFields } from "#web/api/playoffs.ts";

export type AnyGame = PlayoffGameView | WildcardGameView;
export type FieldName = keyof BracketFields;

export interface BracketEdit {
  base: BracketFields;
  /** The game's version when typing began. */
  version: number;
  typed: BracketFields;
  /** Stored with this version; the edit gives way once the page has it. */
  saved?: number;
  /** What somebody else made of the game in between. */
  theirs?: Current<AnyGame>;
}

export type BracketEdits = ReadonlyMap<string, BracketEdit>;

export const valuesOf = (game: AnyGame): BracketFields => ({
  team1: game.team1?._id ?? "",
  team2: game.team2?._id ?? "",
  scoreTeam1: String(game.scoreTeam1 ?? ""),
  scoreTeam2: String(game.scoreTeam2 ?? ""),
  court: game.court ?? "",
});

const FIELDS: readonly FieldName[] = ["team1", "team2", "scoreTeam1", "scoreTeam2", "court"];

const changedIn = ({ base, typed }: BracketEdit): FieldName[] =>
  FIELDS.filter((name) => typed[name] !== base[name]);

/** What the boxes show: what is typed, and for the rest what is live. */
export function shownOf(game: AnyGame, edit: BracketEdit | undefined): BracketFields {
  const live = valuesOf(game);
  if (!edit || (edit.saved !== undefined && game.version >= edit.saved)) return live;
  return { ...live, ...Object.fromEntries(changedIn(edit).map((name) => [name, edit.typed[name]])) };
}

export const isOpen = (edit: BracketEdit | undefined): boolean =>
  edit !== undefined && edit.saved === undefined;

/** Null when nothing differs any more from what stood there. */
export function typeInto(
  game: AnyGame,
  edit: BracketEdit | undefined,
  name: FieldName,
  value: string,
): BracketEdit | null {
  const live = valuesOf(game);
  const begun = edit && isOpen(edit) ? edit : { base: live, version: game.version, typed: live };
  const next = { ...begun, typed: { ...begun.typed, [name]: value } };
  return changedIn(next).length > 0 || next.theirs ? next : null;
}

/** Only what differs is sent, and of the open edits only. */
export function itemsOf(edits: BracketEdits): BulkItem<BracketFields>[] {
  return [...edits].flatMap(([_id, edit]) => {
    const changed = changedIn(edit);
    if (!isOpen(edit) || changed.length === 0) return [];
    const fields = Object.fromEntries(changed.map((name) => [name, edit.typed[name]]));
    return [{ _id, version: edit.version, ...fields } as BulkItem<BracketFields>];
  });
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
  stored: readonly AnyGame[],
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

export function afterConflict(edits: BracketEdits, { conflicts }: Problem): BracketEdits {
  const next = new Map(edits);
  for (const { _id, current } of conflicts) {
    const edit = next.get(_id);
    if (edit) next.set(_id, { ...edit, theirs: current as Current<AnyGame> });
  }
  return next;
}

/** What a side would show without a pick, in words. */
export function sourceWords({ kind, round, rank }: SlotSource): string {
  if (kind === "winner") return `Winner of R${round}-${rank}`;
  return kind === "vacant" ? "No opponent" : "TBD";
}
