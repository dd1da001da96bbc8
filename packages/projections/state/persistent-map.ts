// A persistent map: an update makes a new map and leaves the old one as it was; both share what did not change.

/** Changes to a base; null where the base's value is deleted. */
type Changes<K, V> = ReadonlyMap<K, V | null>;

/** Even a small base may have this many changes beside it. */
const FEW = 16;

function valueIn<K, V>(base: ReadonlyMap<K, V>, changes: Changes<K, V>, key: K): V | undefined {
  const changed = changes.get(key);
  return changed === undefined ? base.get(key) : (changed ?? undefined);
}

/**
 * An update copies the changes beside the base. When they outgrow the square root of the base's size they are
 * merged into a new base, so an update of a map of n costs √n instead of n. Entries have no order.
 */
export class PersistentMap<K, V extends object> implements ReadonlyMap<K, V> {
  readonly size: number;
  readonly #base: ReadonlyMap<K, V>;
  readonly #changes: Changes<K, V>;

  constructor(base: ReadonlyMap<K, V>, changes: Changes<K, V> = new Map()) {
    this.#base = base;
    this.#changes = changes;
    let { size } = base;
    for (const [key, value] of changes) size += (value ? 1 : 0) - (base.has(key) ? 1 : 0);
    this.size = size;
  }

  /** A builder of the next map: it reads like this one until something is set or deleted. */
  static draft<K, V extends object>(map: ReadonlyMap<K, V>): Draft<K, V> {
    return map instanceof PersistentMap
      ? new Draft<K, V>(map.#base, new Map(map.#changes))
      : new Draft(map, new Map());
  }

  /** Every key whose values differ between the two, and perhaps others; few if one was made from the other. */
  static keysThatMayDiffer<K, V extends object>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): Set<K> {
    const [first, second] = [asPersistent(a), asPersistent(b)];
    return first.#base === second.#base
      ? new Set([...first.#changes.keys(), ...second.#changes.keys()])
      : new Set([...a.keys(), ...b.keys()]);
  }

  get(key: K): V | undefined {
    return valueIn(this.#base, this.#changes, key);
  }

  has(key: K): boolean {
    return this.get(key) !== undefined;
  }

  *entries(): MapIterator<[K, V]> {
    for (const entry of this.#base) if (!this.#changes.has(entry[0])) yield entry;
    for (const [key, value] of this.#changes) if (value) yield [key, value];
  }

  *keys(): MapIterator<K> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }

  forEach(look: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) look(value, key, this);
  }
}

const asPersistent = <K, V extends object>(map: ReadonlyMap<K, V>): PersistentMap<K, V> =>
  map instanceof PersistentMap ? map : new PersistentMap(map);

/** The next map while it is being built. */
export class Draft<K, V extends object> {
  readonly #base: ReadonlyMap<K, V>;
  readonly #changes: Map<K, V | null>;

  constructor(base: ReadonlyMap<K, V>, changes: Map<K, V | null>) {
    this.#base = base;
    this.#changes = changes;
  }

  get(key: K): V | undefined {
    return valueIn(this.#base, this.#changes, key);
  }

  set(key: K, value: V): void {
    this.#changes.set(key, value);
  }

  delete(key: K): void {
    this.#changes.set(key, null);
  }

  done(): PersistentMap<K, V> {
    const [base, changes] = [this.#base, this.#changes];
    const next = new PersistentMap(base, changes);
    return changes.size <= FEW || changes.size ** 2 <= base.size ? next : new PersistentMap(new Map(next));
  }
}
