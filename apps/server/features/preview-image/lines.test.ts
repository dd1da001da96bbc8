// Lines by measured width: the largest size that fits wins; only the smallest shortens.
import { expect, test } from "bun:test";
import { fit, lettersOf } from "./lines.ts";

/** Each letter is as wide as the font size, an `i` a third of it. */
const measure = (text: string, size: number): number =>
  lettersOf(text).reduce((width, letter) => width + (letter === "i" ? size / 3 : size), 0);

const room = {
  width: 120,
  tries: [
    { size: 20, lines: 1 },
    { size: 10, lines: 2 },
  ],
};

test.each([
  ["short", { size: 20, lines: ["short"] }],
  ["iiiiiiiiiiiiiiiii", { size: 20, lines: ["iiiiiiiiiiiiiiiii"] }],
  ["Spring Open Cup", { size: 10, lines: ["Spring Open", "Cup"] }],
  ["Spring Open of the Northern Cities", { size: 10, lines: ["Spring Open", "of the Nort…"] }],
  ["Donaudampfschiff", { size: 10, lines: ["Donaudampfsc", "hiff"] }],
  [
    "東京オープン東京オープン東京オープン東京オープン",
    { size: 10, lines: ["東京オープン東京オープン", "東京オープン東京オープン"] },
  ],
])("%s", (text, fitted) => {
  expect(fit(text, room, measure)).toEqual(fitted);
});

test("a letter keeps its marks where a text is shortened", () => {
  const { lines } = fit("e\u0301".repeat(40), { width: 30, tries: [{ size: 10, lines: 1 }] }, measure);
  expect(lines).toEqual(["e\u0301e\u0301…"]);
});
