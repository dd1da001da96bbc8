// Scores that wait on this device for the network: kept, sent in parcels, answered, and after
// a conflict decided by a person.
import type { GameView } from "#projections/views.ts";
import type { BulkItem, ScoreChange } from "#web/api/entries.ts";
import type { Current, Problem } from "#web/api/outcome.ts";
import type { Points } from "#web/sentences/scores.ts";
import { pointsTyped, samePoints, type Theirs, type Typed } from "./typed-score.ts";

/** What is handed over to be kept. */
export interface Entry {
  game: string;
  /** "Aces v Blockers": the choice after a conflict names the game even if it has been deleted. */
  name: string;
  typed: Typed;
  /** The version of the game that was seen when it was typed. */
  version: number;
  scores: ScoreChange;
  /** Of a wildcard or bracket game. */
  bracket?: BracketScore;
}

interface BracketScore {
  /** The teams that it is for; null if they were not known yet. */
  between: readonly [string, string] | null;
  /** A person has agreed that the later scores it reaches are cleared. */
  confirmed?: true;
}

export interface KeptScore extends Entry {
  /** The idempotency key; scores that share one are sent together, and every time with the same body. */
  key: string;
  /** What was sent for this game before, and may have arrived although no answer came. */
  earlier: readonly Points[];
  state: "waiting" | "conflict" | "refused";
  theirs?: Theirs;
  reason?: string;
  /** Refused because it reaches later scores; a person may agree to clear them. */
  confirmable?: boolean;
}

export type Kept = readonly KeptScore[];

export const waitingIn = (kept: Kept): Kept => kept.filter(({ state }) => state === "waiting");

/** Those that need a person's choice. */
export const contestedIn = (kept: Kept): Kept => kept.filter(({ state }) => state !== "waiting");

/** Both numbers, whatever was seen: for a score that replaces one whose fate is unknown. */
const whole = (typed: Typed): ScoreChange => {
  const [scoreTeam1, scoreTeam2] = pointsTyped(typed);
  return { scoreTeam1, scoreTeam2 };
};

const waiting = (entry: KeptScore, change: Partial<KeptScore>): KeptScore => {
  const { theirs: _theirs, reason: _reason, confirmable: _asked, ...rest } = { ...entry, ...change };
  return { ...rest, state: "waiting" };
};

/**
 * New scores join as one parcel. One for a game that is already waiting replaces that score but keeps the version
 * seen first. The parcel that it leaves then has another body, so its remaining scores join the new parcel.
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

/** A person has seen which later scores a bracket score reaches, and agrees to clear them. */
export const asConfirmed = (entry: Entry): Entry =>
  entry.bracket ? { ...entry, bracket: { ...entry.bracket, confirmed: true } } : entry;

/** The next parcel: the oldest that waits, or null. */
export const dueKey = (kept: Kept): string | null => waitingIn(kept)[0]?.key ?? null;

/** What is sent at once: scores of pool games, or those of wildcards and the bracket. */
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
 * A parcel was refused. Conflicts wait for a choice, unless the change in between was this person's own
 * earlier attempt; the rest is sent again. After any other refusal of several, each is tried alone, so that
 * one does not hold up the others.
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

/** Consent to clear the games it reached then must be asked for again. */
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
