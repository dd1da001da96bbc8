// Random work of a tournament day: pool play and playoffs mixed.
import fc from "fast-check";
import type { Step } from "./given.ts";
import { actionOn, asNamed, type IdOf } from "./random-actions.ts";
import { playoffActionOn } from "./random-playoffs.ts";

/** The same seed gives the same work. */
export function randomWork(seed: number, actions: number, idOf: IdOf = asNamed): Step[] {
  const mixed = fc.oneof(
    { weight: 3, arbitrary: actionOn(idOf) },
    { weight: 2, arbitrary: playoffActionOn(idOf) },
  );
  return fc.sample(mixed, { numRuns: actions, seed });
}
