// Every pair of colours that meets on a page is readable, in both themes.
import { describe, expect, test } from "bun:test";

const css = await Bun.file(new URL("./tokens.css", import.meta.url)).text();
const tokensIn = (part: string) =>
  new Map(
    [...part.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
      name!,
      { light: light!, dark: dark! },
    ]),
  );
const [usual = "", more = ""] = css.split("@media (prefers-contrast: more)");
const usualTokens = tokensIn(usual);
const moreTokens = new Map([...usualTokens, ...tokensIn(more)]);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const papers = ["ground", "surface", "sunken", "raised"];
const text: [string, string[]][] = [
  ["ink", [...papers, "court-soft", "hot-soft", "danger-soft"]],
  ["muted", [...papers, "court-soft", "hot-soft", "danger-soft"]],
  ["court", [...papers, "court-soft"]],
  ["court-strong", [...papers, "court-soft"]],
  ["hot", [...papers, "hot-soft", "court-soft"]],
  ["danger", [...papers, "danger-soft"]],
  ["on-court", ["court", "court-strong"]],
  ["on-court-quiet", ["court"]],
  ["on-danger", ["danger-fill"]],
  ["on-toast", ["toast"]],
  ["toast-hot", ["toast"]],
];
const shapes: [string, string[]][] = [
  ["edge", papers],
  ["focus", [...papers, "court-soft", "hot-soft"]],
  ["hot-mark", [...papers, "hot-soft"]],
  ["court", [...papers, "court-soft"]],
];

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  const check = (pairs: [string, string[]][], least: number, tokens = usualTokens) =>
    test.each(pairs)(`%s keeps ${least}:1`, (name, grounds) => {
      for (const ground of grounds) {
        const ratio = contrast(tokens.get(name)![theme], tokens.get(ground)![theme]);
        expect({ on: ground, enough: ratio >= least, ratio }).toMatchObject({ on: ground, enough: true });
      }
    });
  check(text, 4.5);
  check(shapes, 3);

  describe("for those who ask for more contrast", () => {
    check([["muted", [...papers, "court-soft", "hot-soft", "danger-soft"]]], 7, moreTokens);
    check([["edge", papers]], 4.5, moreTokens);
    check([["line", papers]], 3, moreTokens);
  });
});
