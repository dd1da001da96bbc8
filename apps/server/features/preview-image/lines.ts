// Breaks text into lines and shortens what is too long, by measured width, never by counting letters.

/** In: text and a size. Out: its width in pixels. */
export type Measure = (text: string, size: number) => number;

export interface Fitted {
  size: number;
  lines: string[];
}

export interface Room {
  width: number;
  /** Tried in order: the first in which everything fits wins; the last one shortens. */
  tries: readonly { size: number; lines: number }[];
}

export function fit(text: string, { width, tries }: Room, measure: Measure): Fitted {
  for (const { size, lines: most } of tries) {
    const lines = breakLines(text, width, (part) => measure(part, size));
    if (lines.length <= most && !splitsWord(text, lines)) return { size, lines };
  }
  const { size, lines: most } = tries.at(-1)!;
  const widthOf = (part: string) => measure(part, size);
  const lines = breakLines(text, width, widthOf);
  if (lines.length <= most) return { size, lines };
  const rest = lines.slice(most - 1).join(" ");
  return { size, lines: [...lines.slice(0, most - 1), shorten(rest, width, widthOf)] };
}

const splitsWord = (text: string, lines: readonly string[]): boolean => lines.join(" ") !== text;

/** Breaks at blanks; a word wider than a line is broken inside. */
function breakLines(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = piecesOf(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return line === "" ? lines : [...lines, line];
}

function piecesOf(word: string, width: number, widthOf: (part: string) => number): string[] {
  const pieces = [""];
  for (const letter of lettersOf(word)) {
    const piece = pieces.at(-1)!;
    if (piece === "" || widthOf(piece + letter) <= width) pieces[pieces.length - 1] = piece + letter;
    else pieces.push(letter);
  }
  return pieces;
}

function shorten(text: string, width: number, widthOf: (part: string) => number): string {
  let kept = "";
  for (const letter of lettersOf(text)) {
    if (widthOf(`${kept}${letter}…`) > width) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** What a reader sees as one letter, with its marks. */
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);
