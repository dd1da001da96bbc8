// Names: how they are cleaned, when two are the same, and the one order (rules 1-4).
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { byCodePoint, cleanName, compareNames, isPlaceholderName, nameKey } from "./name.ts";
import { isOneEditAway, suggester, suggestName } from "./near-name.ts";

test("rule 1: edge spaces of every kind go, the form is NFC", () => {
  expect(cleanName(" \u00A0\tCafe\u0301 \u3000")).toBe("Café");
});

test("rule 1: what would turn a line around goes; the marks beside Arabic and Hebrew stay", () => {
  expect(cleanName("\u202EAces\u202C \u2067(U18)\u2066")).toBe("Aces (U18)");
  expect(cleanName("\u202E \u2069")).toBe("");
  for (const name of ["מכבי (א)\u200F", "\u200Fאריות 1\u200E", "الأهلي", "نادي ج\u061C+"])
    expect(cleanName(name)).toBe(name);
});

test.each([
  ["ACES", "aces"],
  ["A  B", "a b"],
  ["A\u00A0B", "a b"],
  ["Ac\u200Bes\u00AD", "aces"],
  ["\u202EAces\u202C", "aces"],
  ["אריות\u200F", "אריות"],
  ["\u200E\u061C\u200F", ""],
  ["E\u0301", "é"],
])("rule 1: the key of %j is %j", (name, key) => expect(nameKey(name)).toBe(key));

describe("rule 3: name order is natural, case-blind, then by code point", () => {
  test("in lists", () => {
    const sorted = ["Team 10", "team 1", "Team 2", "Team 02", "Ångström", "aces", "Aces", "Zebra", "10", "9"];
    expect(sorted.toSorted(compareNames)).toEqual([
      "9",
      "10",
      "Aces",
      "aces",
      "team 1",
      "Team 02",
      "Team 2",
      "Team 10",
      "Zebra",
      "Ångström",
    ]);
  });

  test("an emoji, with its high code point, sorts after full-width letters", () => {
    expect(["🏐 Smash", "Ａｃｅｓ", "Aces", "東京"].toSorted(compareNames)).toEqual([
      "Aces",
      "東京",
      "Ａｃｅｓ",
      "🏐 Smash",
    ]);
    const char = fc.integer({ min: 0x20, max: 0x10ffff }).filter((point) => point < 0xd800 || point > 0xdfff);
    const text = fc.array(char, { maxLength: 4 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const at = a.findIndex((point, index) => point !== b[index]);
        const expected = at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
        const ordered = byCodePoint(String.fromCodePoint(...a), String.fromCodePoint(...b));
        expect(Math.sign(ordered)).toBe(Math.sign(expected));
      }),
    );
  });

  test("numbers too long for a computer's are ordered too", () => {
    expect(compareNames(`T${"9".repeat(30)}`, `T1${"0".repeat(30)}`)).toBeLessThan(0);
  });

  test("more names than a list is likely to have are ordered as few are", () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `Team ${index}`);
    const shuffled = names.toSorted((a, b) => byCodePoint(a, b));
    expect(shuffled.toSorted(compareNames)).toEqual(names);
  });

  const name = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 8 }),
    fc.stringMatching(/^[aAbB 012]{0,6}$/),
  );

  test("it is total: only the same text is equal, and every order of rows sorts to one", () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) || 0);
        expect(compareNames(a, b) === 0).toBe(a === b);
      }),
    );
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        const [low, middle, high] = [a, b, c].toSorted(compareNames) as [string, string, string];
        expect(compareNames(low, middle)).toBeLessThanOrEqual(0);
        expect(compareNames(middle, high)).toBeLessThanOrEqual(0);
        expect(compareNames(low, high)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test("rule 4: only the exact words are the placeholder", () => {
  expect(["BYE - Referee", "BYE - referee", "BYE", "BYE - Referee 2"].map(isPlaceholderName)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ["aces", "acess", true],
  ["aces", "ace", true],
  ["aces", "acse", true],
  ["aces", "aces", false],
  ["aces", "axxs", false],
  ["ab", "abcd", false],
  ["", "a", true],
] as const)("rule 2: from %j to %j in one edit: %j", (a, b, near) => {
  expect(isOneEditAway(a, b)).toBe(near);
  expect(isOneEditAway(b, a)).toBe(near);
});

test("rule 2: the same key is suggested before a name one edit away, and nothing where all are far", () => {
  expect(suggestName("aces", ["Ace", "Aces"])).toBe("Aces");
  expect(suggestName("Acess", ["Blockers", "Aces"])).toBe("Aces");
  expect(suggestName("Penguins", ["Blockers", "Aces"])).toBeNull();
  expect(suggestName("Pool Z", ["Pool A", "Pool B"])).toBeNull();
});

test("existing names are read once for a whole file, and misspelt ones still get their suggestion", () => {
  let read = 0;
  function* names() {
    for (let at = 0; at < 300; at++) {
      read++;
      yield `Team ${at}`;
    }
  }
  const suggest = suggester(names());
  for (let at = 0; at < 300; at++) expect(suggest(`TEAM  ${at}`)).toBe(`Team ${at}`);
  expect(suggest("Taem 250")).toBe("Team 250");
  expect(suggest("Taem 250")).toBe("Team 250");
  for (let at = 0; at < 300; at++) expect(suggest(`Penguins ${at}`)).toBeNull();
  expect(suggest("Taem 250")).toBe("Team 250");
  expect(suggest("Taem 251")).toBeNull();
  expect(read).toBe(300);
});
