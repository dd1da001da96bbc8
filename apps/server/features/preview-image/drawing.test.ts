// The drawing holds nothing but outlines, inside the court; glyphs that no font has are left out.
import { expect, test } from "bun:test";
import { type Card, SITE_CARD } from "./card.ts";
import { drawingOf } from "./drawing.ts";
import { drawable, isWhole } from "./faces.ts";

const card: Card = {
  acronym: "SPRING24",
  name: "Spring Open",
  lines: ["Sat 4 May 2024", "Leeds"],
  stage: "live",
  figures: [
    { figure: "24", label: "teams" },
    { figure: "38", label: "of 60 games played" },
  ],
  champion: null,
};

/** The area that all outlines of text cover. */
function extent(svg: string) {
  const points = [...svg.matchAll(/<path fill="[^"]*" d="([^"]+)"/g)].flatMap(([, data]) =>
    [...data!.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const LONG = "The International Midsummer Night Championship of the Northern Harbour Cities "
  .repeat(4)
  .trim();

test.each([
  ["short", card],
  ["the site", SITE_CARD],
  ["long", { ...card, name: LONG, lines: ["Sat 4 May 2024", LONG], acronym: LONG }],
  ["one word", { ...card, name: "W".repeat(200), lines: ["W".repeat(200)] }],
  ["a long champion", { ...card, champion: LONG, name: LONG }],
] satisfies [string, Card][])("nothing of the text leaves the court: %s", (_, shown) => {
  const { left, right, top, bottom } = extent(drawingOf(shown));
  expect(left).toBeGreaterThan(60);
  expect(right).toBeLessThan(1130);
  expect(top).toBeGreaterThan(60);
  expect(bottom).toBeLessThan(590);
});

test("markup in a name is a shape like any other", () => {
  const svg = drawingOf({
    ...card,
    name: '</path><script>alert(1)</script>"',
    champion: "<image href='x'/>",
  });
  expect(svg).not.toMatch(/script|alert|image|<text/);
});

test("orange beyond the mark of the product is only for what is live", () => {
  const oranges = (stage: Card["stage"]) => drawingOf({ ...card, stage }).split("#ff8f4d").length - 1;
  expect([oranges("live"), oranges("upcoming"), oranges("finished")]).toEqual([2, 1, 1]);
});

/** Characters that hardly any machine's fonts have: a rare script, and a colour emoji. */
const RARE = "\u{118A0}\u{118A1}";

test("letters that no face has are left out, and never drawn as boxes", () => {
  expect([isWhole("Łódź Ängelholm Đồng"), isWhole(`Open ${RARE}`), isWhole("🏐 Open")]).toEqual([
    true,
    false,
    true,
  ]);
  expect(drawable(`${RARE} Spring  Open`)).toBe("Spring Open");
  const without = drawingOf({ ...card, lines: ["Leeds"] });
  expect(drawingOf({ ...card, lines: [`Leeds ${RARE}`] })).toBe(without);
});

test("a name that cannot be written whole gives way to the acronym; with neither it says what it is", () => {
  const acronymAlone = drawingOf({ ...card, name: "SPRING24", acronym: null });
  expect(drawingOf({ ...card, name: `${RARE} 2024` })).toBe(acronymAlone);
  const nothing = drawingOf({ ...card, name: "Volleyball tournament", acronym: null });
  expect(drawingOf({ ...card, name: RARE, acronym: RARE })).toBe(nothing);
});
