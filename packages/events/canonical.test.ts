// Canonical JSON: equal values have equal text.
import { expect, test } from "bun:test";
import fc from "fast-check";
import { canonical, sameValue } from "./canonical.ts";

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, turned(member)]),
  );
};

test("the order of keys does not show, the order of items does", () => {
  expect(canonical({ b: [1, { d: null, c: "x" }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue(null, {})).toBe(false);
  expect(sameValue(0, null)).toBe(false);
  expect(sameValue("1", 1)).toBe(false);
});

test("any JSON value reads back equal, and its keys turned round have the same text", () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(canonical(plain))).toEqual(plain);
      expect(canonical(turned(plain))).toBe(canonical(plain));
      expect(sameValue(plain, turned(plain))).toBe(true);
    }),
  );
});
