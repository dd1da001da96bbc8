// Reads the tournament at one version after another: the newest choice wins, however late an older answer comes.
import type { Snapshot } from "#projections/views.ts";
import type { Outcome } from "#web/api/outcome.ts";

/** How many versions are kept, for going back and forth without asking again. */
const MOST_KEPT = 16;

export interface ThenState {
  /** The last one that came; it stays while another is loading, or has failed to. */
  shown: Snapshot | null;
  /** Why the chosen one is not shown. */
  failure: string;
  pending: boolean;
}

export const NOT_ASKED: ThenState = { shown: null, failure: "", pending: false };

type ReadThen = (version: number, signal: AbortSignal) => Promise<Outcome<Snapshot>>;

export class ThenReader {
  readonly #read: ReadThen;
  readonly #tell: (state: ThenState) => void;
  readonly #kept = new Map<number, Snapshot>();
  #state = NOT_ASKED;
  #chosen: number | null = null;
  #asking: AbortController | null = null;

  constructor(read: ReadThen, tell: (state: ThenState) => void) {
    this.#read = read;
    this.#tell = tell;
  }

  /** In: a past version; null for now, which needs no reading. */
  choose(version: number | null): void {
    if (version === this.#chosen) return;
    this.#chosen = version;
    void this.#ask();
  }

  retry(): void {
    void this.#ask();
  }

  close(): void {
    this.#asking?.abort();
  }

  async #ask(): Promise<void> {
    this.#asking?.abort();
    this.#asking = null;
    const version = this.#chosen;
    if (version === null) return this.#say(NOT_ASKED);
    const known = this.#kept.get(version);
    if (known) return this.#show(version, known);
    const asking = new AbortController();
    this.#asking = asking;
    this.#say({ ...this.#state, pending: true });
    const answer = await this.#read(version, asking.signal);
    if (asking.signal.aborted) return;
    if (answer.ok) this.#show(version, answer.value);
    else this.#say({ ...this.#state, failure: answer.problem.error, pending: false });
  }

  #show(version: number, snapshot: Snapshot): void {
    this.#kept.delete(version);
    this.#kept.set(version, snapshot);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#say({ shown: snapshot, failure: "", pending: false });
  }

  #say(state: ThenState): void {
    this.#state = state;
    this.#tell(state);
  }
}
