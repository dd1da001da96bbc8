// Reads the history as far as it is shown: new changes at the top as they happen, older ones on demand.
import type { HistoryChange, HistoryPage, HistoryQuery, Reading } from "#web/api/history.ts";
import type { Outcome } from "#web/api/outcome.ts";

const STEP = 50;
const PAGE = 200;

export interface ShownChanges {
  changes: readonly HistoryChange[];
  more: boolean;
}

export interface HistoryState {
  /** Null until the first answer. */
  shown: ShownChanges | null;
  failure: string;
  pending: boolean;
}

export interface HistorySource {
  ask: (query: HistoryQuery, reading: Reading) => Promise<Outcome<HistoryPage>>;
  /** Whether a change is to be shown. */
  matches: (change: HistoryChange) => boolean;
  tell: (state: HistoryState) => void;
  /** Between two looks for something new; whatever comes meanwhile is read at once. */
  rest: () => Promise<void>;
}

/** The matching changes read so far, newest first, and how far they reach both ways. */
interface Read {
  found: readonly HistoryChange[];
  newest: number;
  /** For the next, older page; undefined at the start, null at the beginning of the log. */
  next: number | null | undefined;
}

interface Failed {
  failure: string;
}

const NOTHING: Read = { found: [], newest: 0, next: undefined };

/** After these an older row may read differently: it was undone or redone, or something in it was renamed. */
const reachesBack = ({ undoes, items }: HistoryChange): boolean =>
  undoes.length > 0 ||
  items.some(({ before, after }) => before && after && ("name" in after || "pair" in after));

export class HistoryReader {
  readonly #source: HistorySource;
  readonly #leaving = new AbortController();
  #read = NOTHING;
  #state: HistoryState = { shown: null, failure: "", pending: true };
  #wanted = STEP;
  /** The newest version that the page has heard of, and the one it knew when it last asked. */
  #heard = 0;
  #asked = 0;
  #afresh = true;
  #stale = false;
  #busy = false;

  constructor(source: HistorySource) {
    this.#source = source;
  }

  /** The live stream has brought a version; asks nothing if it is known already. */
  hear(version: number): void {
    this.#heard = Math.max(this.#heard, version);
    void this.#work();
  }

  /** There may be something that the stream does not report. */
  look(): void {
    this.#stale = true;
    void this.#work();
  }

  showMore(): void {
    this.#wanted += STEP;
    void this.#work();
  }

  /** Rereads everything shown: after a failure, or after one's own act. */
  again(): void {
    this.#afresh = true;
    void this.#work();
  }

  close(): void {
    this.#leaving.abort();
  }

  #tell(change: Partial<HistoryState>): void {
    if (this.#leaving.signal.aborted) return;
    this.#state = { ...this.#state, ...change };
    this.#source.tell(this.#state);
  }

  /** One at a time; what is requested meanwhile is done in the next turn. */
  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    let failure = "";
    while (!failure && !this.#leaving.signal.aborted && this.#isWanting()) {
      const looking = !this.#afresh && !this.#isShort();
      this.#tell({ pending: !looking });
      failure = await this.#turn(looking);
      if (failure) this.#tell({ failure, pending: false });
      else this.#show();
      if (looking && !failure && !this.#afresh) await this.#source.rest();
    }
    this.#busy = false;
  }

  #isShort(): boolean {
    return this.#read.next !== null && this.#read.found.length < this.#wanted;
  }

  #isWanting(): boolean {
    return this.#afresh || this.#isShort() || this.#stale || this.#heard > this.#asked;
  }

  /** Out: why it failed, or nothing. A failed look leaves what is shown, and the next occasion tries again. */
  async #turn(looking: boolean): Promise<string> {
    const [heard, afresh] = [this.#heard, this.#afresh];
    this.#stale = false;
    this.#afresh = false;
    const read = looking ? await this.#newer(this.#read) : await this.#older(afresh ? NOTHING : this.#read);
    if (read === "anew" || "failure" in read) this.#afresh ||= afresh || read === "anew";
    else this.#read = read;
    if (read !== "anew" && "failure" in read) return read.failure;
    this.#asked = heard;
    return "";
  }

  #show(): void {
    if (this.#afresh) return;
    const { found, next } = this.#read;
    const shown = {
      changes: found.slice(0, this.#wanted),
      more: found.length > this.#wanted || next !== null,
    };
    this.#tell({ shown, failure: "", pending: false });
  }

  async #older({ found, newest, next }: Read): Promise<Read | Failed> {
    let read: Read = { found, newest, next };
    while (read.next !== null && read.found.length < this.#wanted) {
      const answer = await this.#ask(read.next === undefined ? {} : { before: read.next });
      if (!answer.ok) return { failure: answer.problem.error };
      const { changes, next } = answer.value;
      read = {
        found: [...read.found, ...changes.filter(this.#source.matches)],
        newest: Math.max(read.newest, changes[0]?.version ?? 0),
        next,
      };
    }
    return read;
  }

  async #newer({ found, newest, next }: Read): Promise<Read | Failed | "anew"> {
    const fresh: HistoryChange[] = [];
    let before: number | null | undefined;
    while (before !== null) {
      const answer = await this.#ask({ after: newest, ...(before !== undefined && { before }) });
      if (!answer.ok) return { failure: answer.problem.error };
      fresh.push(...answer.value.changes);
      before = answer.value.next;
    }
    if (fresh.some(reachesBack)) return "anew";
    const top = fresh[0]?.version ?? newest;
    return { found: [...fresh.filter(this.#source.matches), ...found], newest: Math.max(newest, top), next };
  }

  #ask(query: HistoryQuery): Promise<Outcome<HistoryPage>> {
    const reading = { signal: this.#leaving.signal, ...(this.#heard > 0 && { atLeast: this.#heard }) };
    return this.#source.ask({ limit: PAGE, ...query }, reading);
  }
}
