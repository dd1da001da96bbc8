// Names in every script stay as they are. Heaps of marks, which take quadratic time to sort, are cut.
import { expect, test } from "bun:test";
import { cleanName, nameKey } from "./name.ts";
import { normalForm } from "./normal-form.ts";
import { cleanSlug } from "./slug.ts";

test.each([
  "Åse & Øyvind",
  "हिन्दी क्षत्रिय",
  "Nguyễn Thị",
  "שָׁלוֹם",
  "ᄒᆞᆫ글",
  "ก็ที่",
  "👨‍👩‍👧‍👦 🏐",
  "e\u0301e\u0301".repeat(40),
])("%s is composed and nothing else", (text) => {
  expect(normalForm(text)).toBe(text.normalize("NFC"));
  expect(normalForm(text.normalize("NFD"))).toBe(text.normalize("NFC"));
});

test("of a heap of marks thirty are left, wherever text is cleaned: one login of them stopped a server for two minutes", () => {
  const heap = `a${"\u0327\u0301".repeat(200_000)}b`;
  expect(normalForm(heap)).toBe(`a${"\u0327\u0301".repeat(15)}b`.normalize("NFC"));
  for (const clean of [cleanName, nameKey, cleanSlug]) expect(clean(heap).length).toBeLessThan(40);
  expect(nameKey(`a${"\u0301\u200b".repeat(50)}`).length).toBeLessThan(40);
});
