// Drawn pages, kept for the next visitor who asks for the same: by what they show and by their address.
import { LRUCache } from "lru-cache";

interface Sized {
  /** The total length of its texts. */
  length: number;
}

type Pages<P> = Map<string, Promise<P | null>>;

/**
 * At most `most.pages` pages of one state, and at most `most.length` in all. At that limit the least recently
 * used page goes: those of past states first, because nobody can ask for them any more.
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

  /** In: what is shown, which is another object after each change. Out: the page, or undefined if it is not kept. */
  async find(shown: object, address: string): Promise<P | null | undefined> {
    const page = await this.#ofState.get(shown)?.get(address);
    if (page) this.#recent.get(page);
    return page;
  }

  hasRoom(shown: object): boolean {
    return (this.#ofState.get(shown)?.size ?? 0) < this.#mostOfState;
  }

  /** Requests for the same address meanwhile wait for the same page. A page longer than the whole limit is not kept. */
  async keep(shown: object, address: string, making: Promise<P | null>): Promise<P | null> {
    const pages: Pages<P> = this.#ofState.get(shown) ?? new Map();
    this.#ofState.set(shown, pages.set(address, making));
    const page = await making;
    if (page && !this.#recent.set(page, { pages, address }).has(page)) pages.delete(address);
    return page;
  }
}
