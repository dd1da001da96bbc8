// Scores that wait on this device for the network: kept, sent in parcels, answered, and chosen about after a conflict.
import type { GameView } from "#projections/views.ts";
import type { BulkItem, ScoreChange } from "#web/api/entries.ts";
import type { Current, Problem } from "#web/api/outcome.ts";
import type { Points } from "#web/sentences/scores.ts";
import { pointsTyped, samePoints, type Theirs, type Typed } from "./typed-score.ts";

/** What is handed in to be kept. */
export interface Entry {
  game: string;
  /** "Aces v Blockers": the choice after a conflict names the game even when it is gone. */
  name: string;
  typed: Typed;
  /** The version of the game that was seen when it was typed. */
  version: number;
  scores: ScoreChange;
  /** Of a wildcard or the bracket. */
  bracket?: BracketScore;
}

interface BracketScore {
  /** The teams that it is for; null when they were not known yet. */
  between: readonly [string, string] | null;
  /** A person has said that the later scores it reaches may go. */
  confirmed?: true;
}

export interface KeptScore extends Entry {
  /** The idempotency key; those that share one are sent together, and again with the same body. */
  key: string;
  /** What was sent for this game before and may have arrived without an answer. */
  earlier: readonly Points[];
  state: "waiting" | "conflict" | "refused";
  theirs?: Theirs;
  reason?: string;
  /** Refused because it reaches later scores; a person may say that those are to be cleared. */
  confirmable?: boolean;
}

export type Kept = readonly KeptScore[];

export const waitingIn = (kept: Kept): Kept => kept.filter(({ state }) => state === "waiting");

/** Those that need a person's choice. */
export const contestedIn = (kept: Kept): Kept => kept.filter(({ state }) => state !== "waiting");

/** Both numbers, whatever was seen: for what goes on top of a score that is not known for sure. */
const whole = (typed: Typed): ScoreChange => {
  const [scoreTeam1, scoreTeam2] = pointsTyped(typed);
  return { scoreTeam1, scoreTeam2 };
};

const waiting = (entry: KeptScore, change: Partial<KeptScore>): KeptScore => {
  const { theirs: _theirs, reason: _reason, confirmable: _asked, ...rest } = { ...entry, ...change };
  return { ...rest, state: "waiting" };
};

/**
 * New scores join as one parcel. One for a game that waits already takes its place, with the version seen at
 * first; the parcel it leaves is then another body, so what is left of that one joins the new parcel.
 */
export function keep(kept: Kept, entries: readonly Entry[], key: string): Kept {
  const replaced = new Map(kept.map((entry) => [entry.game, entry]));
  const games = new Set(entries.map(({ game }) => game));
  const left = new Set(kept.filter(({ game }) => games.has(game)).map((entry) => entry.key));
  const others = kept
    .filter(({ game }) => !games.has(game))
    .map((entry) => (entry.state === "waiting" && left.has(entry.key) ? { ...entry, key } : entry));
  const joined = entries.map((entry): KeptScore => {
    const before = replaced.get(entry.game);
    const first = { ...entry, key, earlier: [], state: "waiting" } as const;
    if (!before) return first;
    const earlier = [...before.earlier, pointsTyped(before.typed)];
    return { ...first, version: before.version, scores: whole(entry.typed), earlier };
  });
  return [...others, ...joined];
}

/** A person has seen which later scores a bracket score reaches, and lets them go. */
export const asConfirmed = (entry: Entry): Entry =>
  entry.bracket ? { ...entry, bracket: { ...entry.bracket, confirmed: true } } : entry;

/** The parcel that is due: the oldest that waits, or null. */
export const dueKey = (kept: Kept): string | null => waitingIn(kept)[0]?.key ?? null;

/** What goes to the server at once: of the pool games, or of the wildcards and the bracket. */
export interface Parcel {
  key: string;
  bracket: boolean;
  confirmed: boolean;
  /** The body; the same for as long as the key is. */
  items: BulkItem<ScoreChange & { between?: readonly [string, string] }>[];
}

export function parcelOf(kept: Kept, key: string): Parcel {
  const entries = waitingIn(kept).filter((entry) => entry.key === key);
  return {
    key,
    bracket: entries.some(({ bracket }) => bracket),
    confirmed: entries.some(({ bracket }) => bracket?.confirmed),
    items: entries.map(({ game, version, scores, bracket }) => ({
      _id: game,
      version,
      ...scores,
      ...(bracket?.between && { between: bracket.between }),
    })),
  };
}

export const without = (kept: Kept, key: string): Kept =>
  kept.filter((entry) => entry.key !== key || entry.state !== "waiting");

export const withoutGame = (kept: Kept, game: string): Kept => kept.filter((entry) => entry.game !== game);

/**
 * A parcel was refused. Conflicts wait for a choice, unless what came in between was this person's own earlier
 * try; the rest goes again. Any other refusal of several is tried one by one, so that one holds up no other.
 */
export function refused(kept: Kept, key: string, problem: Problem, me: string, newKey: () => string): Kept {
  const conflicts = new Map(problem.conflicts.map(({ _id, current }) => [_id, current as Current<GameView>]));
  const inParcel = waitingIn(kept).filter((entry) => entry.key === key);
  const rest = newKey();
  return kept.map((entry) => {
    if (entry.key !== key || entry.state !== "waiting") return entry;
    const current = conflicts.get(entry.game);
    if (current) return contested(entry, current, me, rest);
    if (conflicts.size > 0) return { ...entry, key: rest };
    if (inParcel.length > 1) return { ...entry, key: newKey() };
    return {
      ...unconfirmed(entry),
      state: "refused",
      reason: problem.error,
      confirmable: problem.confirmable,
    };
  });
}

function contested(entry: KeptScore, current: Current<GameView>, me: string, key: string): KeptScore {
  const points: Points = [current.scoreTeam1, current.scoreTeam2];
  const { by, at, version } = current;
  if (by._id === me && entry.earlier.some((sent) => samePoints(sent, points)))
    return waiting(entry, { key, version, scores: whole(entry.typed), earlier: [] });
  return { ...unconfirmed(entry), state: "conflict", theirs: { points, version, by: by.name, at } };
}

/** What was said of the games it reached then is asked again. */
const unconfirmed = (entry: KeptScore): KeptScore =>
  entry.bracket ? { ...entry, bracket: { between: entry.bracket.between } } : entry;

/** The second, deliberate act: mine on top of what is there now, or with the later scores cleared. */
export const mineOnTop = (kept: Kept, game: string, key: string): Kept =>
  kept.map((entry) =>
    entry.game === game && entry.state !== "waiting"
      ? waiting(entry, {
          ...(entry.confirmable && asConfirmed(entry)),
          key,
          version: entry.theirs?.version ?? entry.version,
          scores: whole(entry.typed),
          earlier: [],
        })
      : entry,
  );
