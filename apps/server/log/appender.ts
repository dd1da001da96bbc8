// The appender: the one way to write decisions. A tournament's commands are decided in order on the newest state;
// what arrives while a batch is being written goes into the next one.

import type { Id } from "#events/entities.ts";
import { keyReused, linkTaken } from "#server/sentences/common.ts";
import type { Appended, AppendItem, KeptAnswer, Outcome } from "./append.ts";
import { type Accepted, type Command, isRefusal, type Refusal, refuse } from "./command.ts";
import { type Decided, decideInOrder, type Job } from "./decide-in-order.ts";
import type { Folds } from "./folds.ts";
import { repeatOf } from "./kept-answers.ts";
import { isPassing } from "./passing-trouble.ts";

const MAX_BATCH = 500;
/**
 * How often a command is tried. From the third try on it waits a random time of up to 2 ** try units. Another
 * server's burst is over soon, and trying again costs nothing; trouble with the database takes longer.
 */
const OVERTAKEN = {
  tries: 8,
  unitMs: 4,
  inVain: refuse(503, "try-again", "Too much is being written at once. Nothing was saved; please try again."),
};
const TROUBLE = {
  tries: 5,
  unitMs: 20,
  inVain: refuse(
    503,
    "try-again",
    // If the connection was lost on the way back, nobody knows.
    "The site's database cannot take this right now, and it may or may not be saved. Please try again in a moment.",
  ),
};
const LONGEST_WAIT = 2 ** 6;

export interface Appender {
  /** Out: the answer, once this server's own fold has the change, or why it was refused. Throws only for a bug. */
  submit(command: Command): Promise<Accepted | Refusal>;
  /** Whether more of this tournament is on its way to the log. */
  isWriting(tournament: Id): boolean;
  /** Resolves when everything submitted so far is settled. */
  settled(): Promise<void>;
}

interface Parts {
  folds: Folds;
  /** The epoch of the history that the folds hold. */
  epoch: () => string;
  append: (epoch: string, items: AppendItem[]) => Promise<Appended>;
  /** Called while a single change is being written, with what it leads to, so that its frame can be prepared. */
  foresee?: (decided: Decided) => void;
  /** How a retry waits; a test decides when it goes on. */
  pause?: (milliseconds: number) => Promise<void>;
  /** Called with the database's error when retries were in vain, such as a full disk, for whoever runs the site. */
  onTrouble?: (error: unknown) => void;
}

export function openAppender({
  folds,
  epoch,
  append,
  foresee,
  pause = Bun.sleep,
  onTrouble = () => {},
}: Parts): Appender {
  let queue: Job[] = [];
  let draining = false;
  const inFlight = new Map<Id, { tournament: Id; bodyHash: string; done: Promise<Accepted | Refusal> }>();

  async function submit(command: Command): Promise<Accepted | Refusal> {
    const same = inFlight.get(command.id);
    if (same) {
      const outcome = await same.done;
      if (isRefusal(outcome)) return submit(command);
      return same.bodyHash === command.bodyHash ? outcome : keyReused();
    }
    const { promise, resolve, reject } = Promise.withResolvers<Accepted | Refusal>();
    const { tournament, bodyHash } = command;
    inFlight.set(command.id, { tournament, bodyHash, done: promise });
    const job: Job = { command, attempt: 1, settle: resolve, fail: reject };
    folds.load(command.tournament).then(() => enqueue([job]), reject);
    return promise.finally(() => inFlight.delete(command.id));
  }

  function enqueue(jobs: Job[], first = false): void {
    if (first) queue = [...jobs, ...queue];
    else queue.push(...jobs);
    void drain();
  }

  async function drain(): Promise<void> {
    if (draining) return;
    draining = true;
    while (queue.length > 0) {
      const jobs = queue.splice(0, MAX_BATCH);
      await write(jobs).catch((error) => failOrRetry(jobs, error));
      // Callers of a batch that were just answered may have more to write: wait a turn,
      // so that it joins the next batch.
      if (jobs.length + queue.length > 1) await new Promise(setImmediate);
    }
    draining = false;
  }

  async function write(jobs: Job[]): Promise<void> {
    const decidedUnder = epoch();
    const batch: (Decided & { jobs: Job[] })[] = [];
    for (const [tournament, ofOne] of Map.groupBy(jobs, (job) => job.command.tournament)) {
      const fold = await folds.load(tournament);
      batch.push({ ...decideInOrder(fold, tournament, ofOne), jobs: ofOne });
    }
    const appended = append(
      decidedUnder,
      batch.map(({ item }) => item),
    );
    if (inFlight.size === 1) foresee?.(batch[0]!);
    const { tournaments, known } = await appended;
    for (const { item, tell, before, after, jobs } of batch) {
      const outcome = tournaments[item.tournament];
      if (outcome?.outcome === "written") {
        // If history was replaced meanwhile, the change must not enter a fold of the new one.
        if (epoch() === decidedUnder) folds.advanceTo(after, item.changes, before);
        for (const one of tell) one();
      }
      // Trouble with one tournament stays there: the others of the batch have been answered and must not be sent again.
      else await judgeAnew(outcome, item, jobs, known).catch((error) => failOrRetry(jobs, error));
    }
  }

  /** Nothing of this tournament was written: repeats get their kept answers, the others are decided again. */
  async function judgeAnew(
    outcome: Outcome | undefined,
    item: AppendItem,
    jobs: Job[],
    known: Record<Id, KeptAnswer>,
  ): Promise<void> {
    if (outcome?.outcome === "slug-taken") {
      for (const job of jobs) job.settle(linkTaken());
      return;
    }
    // A kept answer, too, waits until this server's own fold has its change. The right is not checked again: the
    // account is part of the command's id, so only the account that got the answer before can get it.
    await folds.catchUp(item.tournament);
    const again: Job[] = [];
    for (const job of jobs) {
      const kept = known[job.command.id];
      if (kept) job.settle(repeatOf(kept, job.command.bodyHash));
      else again.push(job);
    }
    retry(again, outcome?.outcome === "known" ? 0 : 1, OVERTAKEN);
  }

  function retry(jobs: Job[], cost: number, { tries, unitMs, inVain }: typeof TROUBLE): void {
    const alive = jobs.filter((job) => {
      job.attempt += cost;
      if (job.attempt > tries) job.settle(inVain);
      return job.attempt <= tries;
    });
    if (alive.length === 0) return;
    const worst = Math.max(...alive.map((job) => job.attempt));
    if (cost === 0 || worst <= 2) enqueue(alive, true);
    else pause(Math.random() * unitMs * Math.min(2 ** worst, LONGEST_WAIT)).then(() => enqueue(alive, true));
  }

  /**
   * After a lost connection nobody knows whether the batch was written: sending the same ids again finds out.
   * What the database cannot store is a bug of one command; the others of its batch are written without it.
   */
  async function failOrRetry(jobs: Job[], error: unknown): Promise<void> {
    if (isPassing(error)) {
      if (jobs.some(({ attempt }) => attempt >= TROUBLE.tries)) onTrouble(error);
      retry(jobs, 1, TROUBLE);
    } else if (jobs.length === 1) jobs[0]!.fail(error);
    else for (const job of jobs) await write([job]).catch((alone) => failOrRetry([job], alone));
  }

  return {
    submit,
    isWriting: (tournament) => inFlight.values().some((one) => one.tournament === tournament),
    async settled() {
      while (inFlight.size > 0) await Promise.allSettled([...inFlight.values()].map(({ done }) => done));
    },
  };
}
