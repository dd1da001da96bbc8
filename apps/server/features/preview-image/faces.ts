// Text as outlines: the site's two families, and the machine's fonts for other scripts.
// Characters without a glyph are left out.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as fontkit from "fontkit";
import { lettersOf } from "./lines.ts";
import { inReadingOrder } from "./reading-order.ts";

export type Family = "text" | "board";

const installed = createRequire(import.meta.url);
const ARCHIVO = ["latin", "latin-ext", "vietnamese"].map((part) =>
  installed.resolve(`@fontsource-variable/archivo/files/archivo-${part}-wght-normal.woff2`),
);
const BARLOW = ["latin", "latin-ext"].map((part) =>
  installed.resolve(`@fontsource/barlow-condensed/files/barlow-condensed-${part}-600-normal.woff2`),
);
const FILES: Record<Family, string[]> = { text: ARCHIVO, board: [...BARLOW, ...ARCHIVO] };

const SYSTEM_FOLDERS = [
  "/usr/share/fonts",
  "/usr/local/share/fonts",
  "/System/Library/Fonts",
  "C:\\Windows\\Fonts",
];
/** Font families that cover whole scripts; opening any other file would be in vain. */
const WIDE =
  /^(NotoSans(CJK|JP|KR|SC|TC|Arabic|Hebrew|Thai|Devanagari)?[-_.]|DroidSansFallback|SourceHan|DejaVuSans\.|wqy|ipag|unifont|Arial Unicode|ヒラギノ|PingFang|AppleSDGothic|YuGoth|msyh|malgun|meiryo)/i;

const opened = new Map<string, fontkit.Font | null>();

/** Null if a file cannot be read as a font; the first face of a collection. */
function open(file: string): fontkit.Font | null {
  const known = opened.get(file);
  if (known !== undefined) return known;
  let face: fontkit.Font | null = null;
  try {
    const found = fontkit.openSync(file);
    face = "fonts" in found ? (found.fonts[0] ?? null) : found;
  } catch {}
  opened.set(file, face);
  return face;
}

let wide: string[] | null = null;

function systemFiles(): string[] {
  wide ??= SYSTEM_FOLDERS.flatMap((folder) => {
    try {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      return files.filter((file) => WIDE.test(file.split(/[\\/]/).at(-1)!)).map((file) => join(folder, file));
    } catch {
      return [];
    }
  });
  return wide;
}

/** Joiners and variation selectors have no glyph of their own. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
const faceOf = new Map<string, fontkit.Font | null>();

function faceFor(letter: string, family: Family): fontkit.Font | null {
  const key = `${family} ${letter}`;
  const known = faceOf.get(key);
  if (known !== undefined) return known;
  const points = Array.from(letter.replace(IGNORED, ""), (character) => character.codePointAt(0)!);
  const has = (file: string) => points.every((point) => open(file)?.hasGlyphForCodePoint(point));
  const file = FILES[family].find(has) ?? systemFiles().find(has);
  const face = file === undefined || points.length === 0 ? null : open(file);
  faceOf.set(key, face);
  return face;
}

/** Longer than any text that fits; measuring the rest, or letters with heaps of marks, would be wasted. */
const MOST_SIGNS = 300;

/** In: any text. Out: the part of it that can be drawn, with single blanks. */
export const drawable = (text: string, family: Family = "text"): string =>
  lettersOf(Array.from(text).slice(0, MOST_SIGNS).join(""))
    .filter((letter) => /^\s/.test(letter) || faceFor(letter, family))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** False if a letter or a digit would be missing; a missing emoji costs a name nothing. */
export const isWhole = (text: string): boolean =>
  lettersOf(Array.from(text).slice(0, MOST_SIGNS).join("")).every(
    (letter) => !/[\p{L}\p{N}]/u.test(letter) || faceFor(letter, "text") !== null,
  );

/** Runs of one face, in reading order. */
function runsOf(text: string, family: Family): { face: fontkit.Font; text: string }[] {
  const runs: { face: fontkit.Font; text: string }[] = [];
  for (const piece of inReadingOrder(text)) {
    // Of this piece alone: its neighbour may be read in the other direction.
    let last: (typeof runs)[number] | undefined;
    for (const letter of lettersOf(piece)) {
      const face = faceFor(letter, family);
      if (!face) continue;
      if (last?.face === face) last.text += letter;
      else {
        last = { face, text: letter };
        runs.push(last);
      }
    }
  }
  return runs;
}

export function widthOf(text: string, size: number, family: Family = "text"): number {
  const widths = runsOf(text, family).map(
    ({ face, text: run }) => face.layout(run).advanceWidth * (size / face.unitsPerEm),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The outline of a text as SVG path data; x, y: where its baseline starts. */
export function outlineOf(text: string, x: number, y: number, size: number, family: Family = "text"): string {
  let pen = x;
  let outline = "";
  for (const { face, text: run } of runsOf(text, family)) {
    const scale = size / face.unitsPerEm;
    const { glyphs, positions } = face.layout(run);
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      outline += glyph.path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, y - yOffset * scale)
        .toSVG();
      pen += xAdvance * scale;
    }
  }
  return outline;
}
