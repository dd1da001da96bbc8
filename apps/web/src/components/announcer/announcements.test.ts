// A burst of score changes becomes one message of bearable length.
import { expect, test } from "bun:test";
import { mergeBurst } from "./announcements.ts";

test("sentences of one burst follow each other", () => {
  expect(mergeBurst(["A beat B.", "C beat D."])).toBe("A beat B. C beat D.");
});

test("a sentence repeated within a burst is said once", () => {
  expect(mergeBurst(["A beat B.", "A beat B."])).toBe("A beat B.");
});

test("past three sentences the rest is counted", () => {
  expect(mergeBurst(["One.", "Two.", "Three.", "Four.", "Five."])).toBe("One. Two. Three. And 2 more.");
});
