// A score as it is being typed: what stood there when typing began, what is typed now, and how its saving goes.
import { isUnusualScore } from "#events/rules/format.ts";
import { scoreOf } from "#events/rules/score.ts";
import type { GameView } from "#projections/views.ts";
import type { Current } from "#web/api/outcome.ts";
import type { Points } from "#web/sentences/scores.ts";

export type Typed = readonly [string, string];

export interface Theirs {
  points: Points;
  version: number;
  by: string;
  at: string | null;
}

export interface Draft {
  typed: Typed;
  seen: Points;
  /** The version of the game that `seen` was read from. */
  version: number;
  state: "unsaved" | "saving" | "saved" | "failed" | "conflict";
  reason?: string;
  /** Somebody else's score that came in between. */
  theirs?: Theirs;
}

export const pointsOfGame = ({ scoreTeam1, scoreTeam2 }: GameView): Points => [scoreTeam1, scoreTeam2];

const typedOf = ([one, two]: Points): Typed => [String(one ?? ""), String(two ?? "")];

const numberOf = (text: string): number | null => (text === "" ? null : Number(text));

export const pointsTyped = ([one, two]: Typed): Points => [numberOf(one), numberOf(two)];

const same = (a: Points, b: Points): boolean => a[0] === b[0] && a[1] === b[1];

/** What the two boxes show. A saved draft gives way as soon as the page has a version as new. */
export function shownFor(game: GameView, draft: Draft | undefined): Typed {
  const landed = draft?.state === "saved" && game.version >= draft.version;
  return draft && !landed ? draft.typed : typedOf(pointsOfGame(game));
}

export const isOpen = ({ state }: Draft): boolean =>
  state === "unsaved" || state === "failed" || state === "conflict";

/** In: a press of a key in one box. Out: the draft, or null when nothing differs from what stood there. */
export function typeInto(
  game: GameView,
  draft: Draft | undefined,
  side: 0 | 1,
  digits: string,
): Draft | null {
  const before = shownFor(game, draft);
  const typed: Typed = side === 0 ? [digits, before[1]] : [before[0], digits];
  if (draft?.state === "conflict") return { ...draft, typed };
  if (!draft || draft.state === "saved") {
    const late = draft !== undefined && game.version < draft.version;
    const base = late
      ? { seen: pointsTyped(draft.typed), version: draft.version }
      : { seen: pointsOfGame(game), version: game.version };
    return same(pointsTyped(typed), base.seen) ? (draft ?? null) : { typed, ...base, state: "unsaved" };
  }
  if (draft.state !== "saving" && same(pointsTyped(typed), draft.seen)) return null;
  return {
    typed,
    seen: draft.seen,
    version: draft.version,
    state: draft.state === "saving" ? "saving" : "unsaved",
  };
}

/** The numbers that differ from what stood there; what is not sent stays (rule 9). */
export function changesOf({ typed, seen }: Draft): {
  scoreTeam1?: number | null;
  scoreTeam2?: number | null;
} {
  const [one, two] = pointsTyped(typed);
  return { ...(one !== seen[0] && { scoreTeam1: one }), ...(two !== seen[1] && { scoreTeam2: two }) };
}

/** What was sent is stored; what was typed meanwhile is unsaved. */
export function afterSaving(draft: Draft, sent: Typed, version: number): Draft {
  const unchanged = draft.typed[0] === sent[0] && draft.typed[1] === sent[1];
  return { typed: draft.typed, seen: pointsTyped(sent), version, state: unchanged ? "saved" : "unsaved" };
}

export function afterConflict(draft: Draft, current: Current<GameView>): Draft {
  const { by, at, version } = current;
  return { ...draft, state: "conflict", theirs: { points: pointsOfGame(current), version, by: by.name, at } };
}

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
  return game.version > draft.version && !same(now, draft.seen) ? now : null;
}

export const isUnusual = (points: Points): boolean => isUnusualScore(scoreOf(points[0], points[1]));
