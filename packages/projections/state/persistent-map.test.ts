import { expect, test } from "bun:test";
import fc from "fast-check";
import { PersistentMap } from "./persistent-map.ts";

type Value = { value: number };
type Step = { key: number; value: Value | null }[];

const steps = fc.array(
  fc.array(
    fc.record({
      key: fc.nat(30),
      value: fc.option(fc.record({ value: fc.nat(9) }, { noNullPrototype: true })),
    }),
    { maxLength: 25 },
  ),
  { maxLength: 12 },
);

function nextOf(map: ReadonlyMap<number, Value>, step: Step): PersistentMap<number, Value> {
  const draft = PersistentMap.draft(map);
  for (const { key, value } of step) {
    if (value) draft.set(key, value);
    else draft.delete(key);
    expect(draft.get(key)).toBe(value ?? undefined);
  }
  return draft.done();
}

function copyOf(map: ReadonlyMap<number, Value>, step: Step): Map<number, Value> {
  const copy = new Map(map);
  for (const { key, value } of step) {
    if (value) copy.set(key, value);
    else copy.delete(key);
  }
  return copy;
}

const inOrder = (entries: Iterable<[number, Value]>) => [...entries].sort(([a], [b]) => a - b);

function expectSame(map: ReadonlyMap<number, Value>, plain: ReadonlyMap<number, Value>): void {
  expect(inOrder(map)).toEqual(inOrder(plain));
  expect(map.size).toBe(plain.size);
  expect([...map.keys()].sort((a, b) => a - b)).toEqual([...plain.keys()].sort((a, b) => a - b));
  expect(new Set(map.values())).toEqual(new Set(plain.values()));
  const seen = new Map<number, Value>();
  map.forEach((value, key) => {
    seen.set(key, value);
  });
  expect(inOrder(seen)).toEqual(inOrder(plain));
  for (let key = 0; key <= 30; key++) {
    expect(map.get(key)).toBe(plain.get(key)!);
    expect(map.has(key)).toBe(plain.has(key));
  }
}

test("after any steps it is what a copy would be, and every map before it is as it was", () => {
  fc.assert(
    fc.property(steps, fc.array(fc.nat(60), { maxLength: 60 }), (all, first) => {
      let map: ReadonlyMap<number, Value> = new Map(first.map((key) => [key, { value: key }]));
      let plain: ReadonlyMap<number, Value> = new Map(map);
      const history: [typeof map, typeof plain][] = [[map, plain]];
      for (const step of all) {
        [map, plain] = [nextOf(map, step), copyOf(plain, step)];
        history.push([map, plain]);
      }
      for (const [made, copied] of history) expectSame(made, copied);
    }),
  );
});

test("the keys that may differ hold every one that does, between any two maps of a history", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const history: ReadonlyMap<number, Value>[] = [new Map([[1, { value: 1 }]])];
      for (const step of all) history.push(nextOf(history.at(-1)!, step));
      for (const a of history)
        for (const b of history) {
          const keys = PersistentMap.keysThatMayDiffer(a, b);
          for (let key = 0; key <= 30; key++) if (a.get(key) !== b.get(key)) expect(keys.has(key)).toBe(true);
        }
    }),
  );
});

test("one step away from a map of thousands, only what was set may differ", () => {
  const big = new Map(Array.from({ length: 5000 }, (_, key) => [key, { value: key }]));
  const one = nextOf(big, [{ key: 7, value: { value: 0 } }]);
  const two = nextOf(one, [{ key: 9, value: null }]);
  expect(PersistentMap.keysThatMayDiffer(big, one)).toEqual(new Set([7]));
  expect(PersistentMap.keysThatMayDiffer(one, two)).toEqual(new Set([7, 9]));
});
