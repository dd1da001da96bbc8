// A score being typed: what was there when typing began, what is typed now, and how its saving goes.
import { isUnusualScore } from "#events/rules/format.ts";
import { scoreOf } from "#events/rules/score.ts";
import type { GameView } from "#projections/views.ts";
import type { ScoreChange } from "#web/api/entries.ts";
import type { Current } from "#web/api/outcome.ts";
import type { Entry, KeptScore } from "#web/outbox/kept-scores.ts";
import { pointsTyped, samePoints, type Theirs, type Typed, typedOf } from "#web/outbox/typed-score.ts";
import { keptWords, type Points } from "#web/sentences/scores.ts";

export interface Draft {
  typed: Typed;
  seen: Points;
  /** The version of the game that `seen` was read from. */
  version: number;
  /** `kept`: it left the desk and waits on this device for the network, or for a choice. */
  state: "unsaved" | "saving" | "saved" | "kept" | "failed" | "conflict";
  reason?: string;
  /** Somebody else's score that came in between. */
  theirs?: Theirs;
}

export const pointsOfGame = ({ scoreTeam1, scoreTeam2 }: GameView): Points => [scoreTeam1, scoreTeam2];

const hasLanded = (game: GameView, draft: Draft | undefined): boolean =>
  draft?.state === "saved" && game.version >= draft.version;

/** What the two boxes show. A saved draft gives way as soon as the page has a version as new. */
export const shownFor = (game: GameView, draft: Draft | undefined): Typed =>
  draft && !hasLanded(game, draft) ? draft.typed : typedOf(pointsOfGame(game));

/**
 * A draft was saved, and another score since then: an undo, or a colleague's. Then there is
 * nothing to say about it any more.
 */
export const isOvertaken = (game: GameView, draft: Draft | undefined): boolean =>
  draft !== undefined && hasLanded(game, draft) && !samePoints(pointsOfGame(game), pointsTyped(draft.typed));

export const isOpen = ({ state }: Draft): boolean =>
  state === "unsaved" || state === "failed" || state === "conflict";

/** In: a key press in one box. Out: the draft, or null if nothing differs from what was there. */
export function typeInto(
  game: GameView,
  draft: Draft | undefined,
  side: 0 | 1,
  digits: string,
): Draft | null {
  const before = shownFor(game, draft);
  const typed: Typed = side === 0 ? [digits, before[1]] : [before[0], digits];
  if (draft?.state === "conflict") return { ...draft, typed };
  if (!draft || draft.state === "saved" || draft.state === "kept") {
    const late = draft !== undefined && (draft.state === "kept" || game.version < draft.version);
    const base = late
      ? { seen: pointsTyped(draft.typed), version: draft.version }
      : { seen: pointsOfGame(game), version: game.version };
    if (!samePoints(pointsTyped(typed), base.seen)) return { typed, ...base, state: "unsaved" };
    return draft?.state === "saved" ? draft : null;
  }
  if (draft.state !== "saving" && samePoints(pointsTyped(typed), draft.seen)) return null;
  return {
    typed,
    seen: draft.seen,
    version: draft.version,
    state: draft.state === "saving" ? "saving" : "unsaved",
  };
}

/** The numbers that differ from what was there; what is not sent stays (rule 9). */
function changesOf({ typed, seen }: Draft): ScoreChange {
  const [one, two] = pointsTyped(typed);
  return { ...(one !== seen[0] && { scoreTeam1: one }), ...(two !== seen[1] && { scoreTeam2: two }) };
}

/** What the desk hands over to be sent, or kept until it can be. */
export const entryOf = (game: string, name: string, draft: Draft): Entry => ({
  game,
  name,
  typed: draft.typed,
  version: draft.version,
  scores: changesOf(draft),
});

/** A kept score as its row shows it. */
export function draftOfKept({ typed, version, state, reason }: KeptScore): Draft {
  return { typed, seen: pointsTyped(typed), version, state: "kept", reason: keptWords(state, reason) };
}

/** What was sent is stored; what was typed meanwhile is unsaved. */
export function afterSaving(draft: Draft, sent: Typed, version: number): Draft {
  const unchanged = draft.typed[0] === sent[0] && draft.typed[1] === sent[1];
  return { typed: draft.typed, seen: pointsTyped(sent), version, state: unchanged ? "saved" : "unsaved" };
}

/** It was kept on this device, and is stored now. */
export const afterSending = (typed: Typed, version: number): Draft => ({
  typed,
  seen: pointsTyped(typed),
  version,
  state: "saved",
});

export function afterConflict(draft: Draft, current: Current<GameView>): Draft {
  const { by, at, version } = current;
  return { ...draft, state: "conflict", theirs: { points: pointsOfGame(current), version, by: by.name, at } };
}

/** It is safe on this device; what was typed meanwhile replaces it. */
export const afterKeeping = (draft: Draft, sent: Typed): Draft | null =>
  samePoints(pointsTyped(draft.typed), pointsTyped(sent))
    ? null
    : { ...draft, seen: pointsTyped(sent), state: "unsaved" };

/** The second, deliberate act after a conflict: mine on top of theirs. */
export const onTopOfTheirs = (draft: Draft): Draft => ({
  typed: draft.typed,
  seen: draft.theirs?.points ?? draft.seen,
  version: draft.theirs?.version ?? draft.version,
  state: "unsaved",
});

/** A score that a colleague entered while this one was being typed, or null. */
export function meanwhile(game: GameView, draft: Draft | undefined): Points | null {
  if (!draft || !(draft.state === "unsaved" || draft.state === "failed")) return null;
  const now = pointsOfGame(game);
  return game.version > draft.version && !samePoints(now, draft.seen) ? now : null;
}

/** In: what the boxes show. Warns once it is complete: a single digit may still become two. */
export function isUnusual(shown: Typed, draft: Draft | undefined): boolean {
  const [one, two] = pointsTyped(shown);
  if (draft?.state === "unsaved" && shown.some((digits) => digits.length < 2)) return false;
  return isUnusualScore(scoreOf(one, two));
}
