// Pages that were drawn, kept for who asks the same: by what they show and their address, and no more than there is room for.

interface Sized {
  /** How long its texts are together. */
  length: number;
}

type Pages<P> = Map<string, Promise<P | null>>;

/**
 * Of one state no more than `most` are kept; of all together, by length, the one that nobody has asked for longest
 * goes first: so those of a state that is gone, which nobody can ask for any more, make room for the others.
 */
export class KeptPages<P extends Sized> {
  readonly #ofState = new WeakMap<object, Pages<P>>();
  readonly #recent = new Map<P, { pages: Pages<P>; address: string }>();
  readonly #most: { pages: number; length: number };
  #length = 0;

  constructor(most: { pages: number; length: number }) {
    this.#most = most;
  }

  /** In: what is shown, which is another object after each change. Out: the page; undefined when it is not kept. */
  async find(shown: object, address: string): Promise<P | null | undefined> {
    const pages = this.#ofState.get(shown);
    const page = await pages?.get(address);
    if (page && this.#recent.delete(page)) this.#recent.set(page, { pages: pages!, address });
    return page;
  }

  hasRoom(shown: object): boolean {
    return (this.#ofState.get(shown)?.size ?? 0) < this.#most.pages;
  }

  /** Whoever asks for the same address meanwhile waits for the same page. */
  async keep(shown: object, address: string, making: Promise<P | null>): Promise<P | null> {
    const pages: Pages<P> = this.#ofState.get(shown) ?? new Map();
    this.#ofState.set(shown, pages.set(address, making));
    const page = await making;
    if (page) {
      this.#recent.set(page, { pages, address });
      this.#length += page.length;
      this.#makeRoom();
    }
    return page;
  }

  #makeRoom(): void {
    for (const [page, { pages, address }] of this.#recent) {
      if (this.#length <= this.#most.length) return;
      this.#recent.delete(page);
      pages.delete(address);
      this.#length -= page.length;
    }
  }
}
