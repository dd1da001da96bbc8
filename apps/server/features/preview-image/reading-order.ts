// Puts text with Hebrew or Arabic into the order in which it is drawn, from left to right (a small part of UAX 9).
import { lettersOf } from "./lines.ts";

/** Hebrew, Arabic and their relatives; their digits are read from the left like ours. */
const FROM_RIGHT =
  /^(?!\p{Nd})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const FROM_LEFT = /^\p{L}/u;
const DIGIT = /^\p{Nd}/u;
/** Between two digits, as in 12.30 or 5/4. */
const WITHIN_NUMBER = /^[.,:/]$/;

const MIRRORED: Record<string, string> = { "(": ")", ")": "(", "[": "]", "]": "[", "<": ">", ">": "<" };

type Kind = "left" | "right" | "digit" | "none";

const kindOf = (letter: string): Kind =>
  FROM_RIGHT.test(letter) ? "right" : FROM_LEFT.test(letter) ? "left" : DIGIT.test(letter) ? "digit" : "none";

interface Piece {
  kind: Kind;
  text: string;
}

/**
 * Out: pieces from left to right; the letters within a piece stay in reading order. Text
 * without such letters is one piece.
 */
export function inReadingOrder(text: string): string[] {
  const pieces = piecesOf(text);
  if (!pieces.some(({ kind }) => kind === "right")) return [text];
  const base = pieces.find(({ kind }) => kind === "left" || kind === "right")!.kind;
  const isRight = directions(pieces, base);
  // Neighbours of one direction, in the order of the text.
  const groups: { right: boolean; texts: string[] }[] = [];
  for (const [at, { text: letters }] of pieces.entries()) {
    const right = isRight[at]!;
    const last = groups.at(-1);
    const shown = right ? (MIRRORED[letters] ?? letters) : letters;
    if (last?.right === right) last.texts.push(shown);
    else groups.push({ right, texts: [shown] });
  }
  const ordered = base === "right" ? groups.toReversed() : groups;
  return ordered.flatMap(({ right, texts }) => (right ? texts.toReversed() : [texts.join("")]));
}

/** Words and numbers; every other character is a piece of its own. */
function piecesOf(text: string): Piece[] {
  const letters = lettersOf(text);
  const pieces: Piece[] = [];
  for (const [at, letter] of letters.entries()) {
    const isWithin =
      WITHIN_NUMBER.test(letter) && [at - 1, at + 1].every((beside) => DIGIT.test(letters[beside] ?? ""));
    const kind = isWithin ? "digit" : kindOf(letter);
    const last = pieces.at(-1);
    if (last?.kind === kind && kind !== "none") last.text += letter;
    else pieces.push({ kind, text: letter });
  }
  return pieces;
}

/** Numbers go with the letters before them; all other characters with their neighbours, if both agree. */
function directions(pieces: readonly Piece[], base: Kind): boolean[] {
  const known: Kind[] = [];
  let last = base;
  for (const { kind } of pieces) {
    if (kind === "left" || kind === "right") last = kind;
    known.push(kind === "none" ? "none" : last);
  }
  return known.map((kind, at) => {
    if (kind !== "none") return kind === "right";
    const before = known.slice(0, at).findLast((other) => other !== "none") ?? base;
    const after = known.slice(at).find((other) => other !== "none") ?? base;
    return (before === after ? before : base) === "right";
  });
}
