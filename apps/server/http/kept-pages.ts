// Pages that were drawn, kept for who asks the same: by what they show and their address, and no more than there is room for.
import { LRUCache } from "lru-cache";

interface Sized {
  /** How long its texts are together. */
  length: number;
}

type Pages<P> = Map<string, Promise<P | null>>;

/**
 * Of one state no more than `most.pages` are kept; of all together, by length, the one that nobody has asked for
 * longest goes first: so those of a state that is gone, which nobody can ask for any more, make room for the others.
 */
export class KeptPages<P extends Sized> {
  readonly #ofState = new WeakMap<object, Pages<P>>();
  readonly #mostOfState: number;
  /** Where each page is kept. */
  readonly #recent: LRUCache<P, { pages: Pages<P>; address: string }>;

  constructor(most: { pages: number; length: number }) {
    this.#mostOfState = most.pages;
    this.#recent = new LRUCache({
      maxSize: most.length,
      sizeCalculation: (_place, page) => page.length,
      dispose: ({ pages, address }) => pages.delete(address),
    });
  }

  /** In: what is shown, which is another object after each change. Out: the page; undefined when it is not kept. */
  async find(shown: object, address: string): Promise<P | null | undefined> {
    const page = await this.#ofState.get(shown)?.get(address);
    if (page) this.#recent.get(page);
    return page;
  }

  hasRoom(shown: object): boolean {
    return (this.#ofState.get(shown)?.size ?? 0) < this.#mostOfState;
  }

  /** Whoever asks for the same address meanwhile waits for the same page; one too long for the room is not kept. */
  async keep(shown: object, address: string, making: Promise<P | null>): Promise<P | null> {
    const pages: Pages<P> = this.#ofState.get(shown) ?? new Map();
    this.#ofState.set(shown, pages.set(address, making));
    const page = await making;
    if (page && !this.#recent.set(page, { pages, address }).has(page)) pages.delete(address);
    return page;
  }
}
