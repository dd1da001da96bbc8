// The very first script, when another script fails to load: how soon the page is reloaded.
import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const source = readFileSync(join(import.meta.dir, "../public/first.js"), "utf8");

interface Page {
  root: { firstChild: object | null; innerHTML: string };
  /** How often it has been reloaded for this; null if nothing is stored. */
  reloads: number | null;
}

/** Out: after how many milliseconds the server is asked, without the random part. */
function waitedFor({ root, reloads }: Page): number {
  let waited = 0;
  let onError: (event: object) => void = () => {};
  const nothing = () => {};
  const given = {
    window: {},
    document: {
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
      addEventListener: nothing,
      getElementById: () => root,
    },
    sessionStorage: {
      getItem() {
        if (reloads === null) throw new Error("Denied.");
        return String(reloads);
      },
    },
    localStorage: { getItem: () => null },
    Math: { ...Math, min: Math.min, random: () => 0 },
    setInterval: (_ask: () => void, milliseconds: number) => {
      waited = milliseconds;
      return 1;
    },
    addEventListener: (type: string, listener: typeof onError) => {
      if (type === "error") onError = listener;
    },
  };
  new Function(...Object.keys(given), source)(...Object.values(given));
  onError({ target: { tagName: "SCRIPT" } });
  return waited;
}

const empty = () => ({ firstChild: null, innerHTML: "" });
const drawn = () => ({ firstChild: {}, innerHTML: "<h1>Schedules</h1>" });

test("a page of which nothing stands says so, and is tried again soon, then ever more seldom", () => {
  const root = empty();
  expect(waitedFor({ root, reloads: 0 })).toBe(1000);
  expect(root.innerHTML).toContain("It loads again by itself.");
  expect(waitedFor({ root: empty(), reloads: 4 })).toBe(16_000);
  expect(waitedFor({ root: empty(), reloads: 20 })).toBe(300_000);
});

test("where the device does not count, it is never soon", () => {
  expect(waitedFor({ root: empty(), reloads: null })).toBe(8000);
  expect(waitedFor({ root: drawn(), reloads: null })).toBe(8000);
});

test("one that can be read is left to be read", () => {
  const root = drawn();
  expect(waitedFor({ root, reloads: 0 })).toBe(8000);
  expect(root.innerHTML).toBe("<h1>Schedules</h1>");
});
