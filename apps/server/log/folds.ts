// The folds: one state per tournament in memory, loaded on demand, advanced by every change, dropped when idle.
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { evolve, fold } from "#projections/state/evolve.ts";
import { emptyState, type State } from "#projections/state/state.ts";

export interface Fold {
  state: State;
  /** The tournament's whole log, oldest first: changes[v - 1] made version v. */
  changes: Change[];
}

interface Kept extends Fold {
  usedAtMs: number;
}

export interface Folds {
  /**
   * The newest state known here; stays in memory afterwards. A tournament that does not exist
   * has version 0 and is not kept.
   */
  load(tournament: Id): Promise<Fold>;
  /** How many are in memory. */
  count(): number;
  /** The fold if it is in memory; counts as a use. */
  use(tournament: Id): Fold | undefined;
  /** The fold if it is in memory; does not count as a use. */
  peek(tournament: Id): Fold | undefined;
  /** Takes in changes that follow on; older ones are ignored. A gap drops the fold, which is then loaded again. */
  advance(changes: readonly Change[]): void;
  /** The same for one tournament's changes that were decided here: the resulting state is known already. */
  advanceTo(after: State, changes: readonly Change[], before: State): void;
  /** Reads what other servers have written since. */
  catchUp(tournament: Id): Promise<void>;
  /** Resolves when the fold has that version, or when the time is up. */
  waitFor(tournament: Id, version: number, atMostMs: number): Promise<void>;
  dropIdle(idleMs: number, inUse: (tournament: Id) => boolean): void;
  dropAll(): void;
}

type ReadChanges = (tournament: Id, after: number) => Promise<Change[]>;

export function openFolds(read: ReadChanges, nowMs: () => number = Date.now): Folds {
  const kept = new Map<Id, Kept>();
  /** `late`: what the tail brought of a tournament while its log was being read. */
  const loading = new Map<Id, { fold: Promise<Fold>; late: Change[] }>();
  const waiting = new Map<Id, Set<() => void>>();
  /** Counts histories: what was read of one that has been replaced enters no fold. */
  let history = 0;

  /** A load overtaken by a new history, or by its tournament's first change, resolves to the newer fold. */
  function loadNew(tournament: Id): Promise<Fold> {
    const late: Change[] = [];
    async function start(): Promise<Fold> {
      const isNewest = () => loading.get(tournament)?.late === late;
      const changes = await read(tournament, 0).catch((error) => {
        if (isNewest()) loading.delete(tournament);
        throw error;
      });
      if (!isNewest()) return load(tournament);
      loading.delete(tournament);
      if (changes.length === 0) return { state: emptyState(), changes };
      kept.set(tournament, { state: fold(changes), changes, usedAtMs: nowMs() });
      late.forEach(advanceOne);
      return load(tournament);
    }
    const started = { fold: start(), late };
    loading.set(tournament, started);
    return started.fold;
  }

  function use(tournament: Id): Fold | undefined {
    const known = kept.get(tournament);
    if (known) known.usedAtMs = nowMs();
    return known;
  }

  function load(tournament: Id): Promise<Fold> {
    const known = use(tournament);
    if (known) return Promise.resolve(known);
    return loading.get(tournament)?.fold ?? loadNew(tournament);
  }

  function advanceOne(change: Change): void {
    const known = kept.get(change.tournament);
    if (!known) {
      // A load in progress may have read too early; a new tournament's first change makes its fold.
      if (change.version === 1) {
        loading.delete(change.tournament);
        kept.set(change.tournament, { state: fold([change]), changes: [change], usedAtMs: nowMs() });
      } else loading.get(change.tournament)?.late.push(change);
    } else if (change.version === known.state.version + 1) {
      known.state = evolve(known.state, change);
      known.changes.push(change);
    } else if (change.version > known.state.version) kept.delete(change.tournament);
    wakeAll(change.tournament);
  }

  function wakeAll(tournament: Id): void {
    for (const wake of waiting.get(tournament) ?? []) wake();
  }

  return {
    load,
    use,
    count: () => kept.size,
    peek: (tournament) => kept.get(tournament),
    advance: (changes) => changes.forEach(advanceOne),
    advanceTo(after, changes, before) {
      const [first] = changes;
      const known = first && kept.get(first.tournament);
      if (known?.state !== before) return changes.forEach(advanceOne);
      known.state = after;
      known.changes.push(...changes);
      wakeAll(first!.tournament);
    },
    async catchUp(tournament) {
      const readIn = history;
      const { state } = await load(tournament);
      const changes = await read(tournament, state.version);
      if (readIn === history) changes.forEach(advanceOne);
    },
    async waitFor(tournament, version, atMostMs) {
      const arrived = () => (kept.get(tournament)?.state.version ?? 0) >= version;
      if (arrived()) return;
      await this.catchUp(tournament);
      const { promise, resolve } = Promise.withResolvers<void>();
      const wake = () => arrived() && resolve();
      const waiters = waiting.get(tournament) ?? new Set();
      waiting.set(tournament, waiters.add(wake));
      const timer = setTimeout(resolve, atMostMs);
      wake();
      await promise;
      clearTimeout(timer);
      waiters.delete(wake);
      if (waiters.size === 0) waiting.delete(tournament);
    },
    dropIdle(idleMs, inUse) {
      for (const [tournament, { usedAtMs }] of kept) {
        if (nowMs() - usedAtMs > idleMs && !inUse(tournament)) kept.delete(tournament);
      }
    },
    dropAll() {
      history++;
      kept.clear();
      loading.clear();
    },
  };
}
