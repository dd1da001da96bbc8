// Sends what is kept, one parcel after another, in one tab at a time and only for the account it belongs to.
import { v4 as newKey } from "uuid";
import { changeGames } from "#web/api/entries.ts";
import { type Outcome, type Problem, TOO_LARGE, UNKNOWN } from "#web/api/outcome.ts";
import { enterPlayoffScores } from "#web/api/playoffs.ts";
import { currentSession } from "#web/session/session.ts";
import { dueKey, type Kept, type Parcel, parcelOf, refused, without } from "./kept-scores.ts";
import { changeKept, keptIn, type Outbox } from "./outbox.ts";
import type { Typed } from "./typed-score.ts";

/** How it ended: everything answered, the server not reached, or no session of this account. */
export type Ending = "answered" | "unreachable" | "signed-out";

export interface Delivered {
  tournament: string;
  /** The changes that were made, to undo them all at once. */
  versions: readonly number[];
  /** What is stored now, until the page has it from the server. */
  stored: readonly Stored[];
}

export interface Stored {
  game: string;
  typed: Typed;
  version: number;
}

/** Says something about the moment, not about the scores: they came too slowly, or too many at once. */
const OF_THE_MOMENT: readonly number[] = [408, 429];

/** No answer, a server fault, or an answer of something in between, which knows none of our codes. */
export function isUnreachable({ kind, status, code }: Problem): boolean {
  if (kind !== "refused") return kind === "offline";
  if (status >= 500 || status < 400 || OF_THE_MOMENT.includes(status)) return true;
  return code === UNKNOWN && status !== TOO_LARGE;
}

/**
 * Without locks (on an unencrypted page, or where site data is blocked) two tabs may send the same
 * parcel: its key makes that one act.
 */
export async function exclusively<T>(
  { account, tournament }: Outbox,
  run: () => Promise<T>,
  locks: Pick<LockManager, "request"> | undefined = navigator.locks,
): Promise<T> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return run();
  };
  try {
    return await (locks ? locks.request(`outbox ${account} ${tournament}`, begin) : begin());
  } catch (error) {
    if (isBegun) throw error;
    return run();
  }
}

/** One change with everything in it. */
export const send = (
  tournament: string,
  { bracket, items, key, confirmed }: Parcel,
): Promise<Outcome<{ _id: string; version: number }[]>> =>
  bracket ? enterPlayoffScores(tournament, items, key, confirmed) : changeGames(tournament, items, key);

const listeners = new Set<(delivered: Delivered) => void>();

/** Out: stops listening. */
export function onDelivered(tournament: string, act: (delivered: Delivered) => void): () => void {
  const listener = (delivered: Delivered) => {
    if (delivered.tournament === tournament) act(delivered);
  };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const deliver = (box: Outbox): Promise<Ending> => exclusively(box, () => deliverAll(box));

async function deliverAll(box: Outbox): Promise<Ending> {
  const versions: number[] = [];
  const stored: Stored[] = [];
  let ending: Ending | null = null;
  while (!ending) {
    const key = dueKey(keptIn(box));
    if (key === null) ending = "answered";
    else if (currentSession()?.id !== box.account) ending = "signed-out";
    else {
      const outcome = await send(box.tournament, parcelOf(keptIn(box), key));
      if (outcome.ok) {
        stored.push(...storedOf(keptIn(box), key, outcome.value));
        if (outcome.version !== undefined) versions.push(outcome.version);
        changeKept(box, (kept) => without(kept, key));
      } else ending = endingOf(outcome.problem) ?? putBack(box, key, outcome.problem);
    }
  }
  if (stored.length > 0)
    for (const listener of listeners) listener({ tournament: box.tournament, versions, stored });
  return ending;
}

function storedOf(kept: Kept, key: string, games: readonly { _id: string; version: number }[]): Stored[] {
  const typed = new Map(kept.map((entry) => [entry.game, entry]));
  return games.flatMap(({ _id, version }) => {
    const entry = typed.get(_id);
    return entry?.key === key ? [{ game: _id, typed: entry.typed, version }] : [];
  });
}

const endingOf = (problem: Problem): Ending | null => {
  if (problem.kind === "signed-out") return "signed-out";
  return isUnreachable(problem) ? "unreachable" : null;
};

function putBack(box: Outbox, key: string, problem: Problem): null {
  changeKept(box, (kept) => refused(kept, key, problem, box.account, newKey));
  return null;
}
