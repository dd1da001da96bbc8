// A pair of score boxes as text, as numbers, and as another person's score that came in between.
import type { Points } from "#web/sentences/scores.ts";

export type Typed = readonly [string, string];

export interface Theirs {
  points: Points;
  version: number;
  by: string;
  at: string | null;
}

const numberOf = (text: string): number | null => (text === "" ? null : Number(text));

export const pointsTyped = ([one, two]: Typed): Points => [numberOf(one), numberOf(two)];

export const typedOf = ([one, two]: Points): Typed => [String(one ?? ""), String(two ?? "")];

export const samePoints = (a: Points, b: Points): boolean => a[0] === b[0] && a[1] === b[1];
