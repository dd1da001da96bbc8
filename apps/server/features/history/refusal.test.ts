// The sentence of an undo that would take others along, by how many these are.
import { expect, test } from "bun:test";
import { dependentsSentence } from "./decide.ts";

test.each([
  [0, "No later change depends on this one any more. Confirm to undo it alone."],
  [1, "1 later change depends on this one and would be undone with it. Confirm to undo both."],
  [2, "2 later changes depend on this one and would be undone with it. Confirm to undo them all."],
])("%d later changes", (count, sentence) => expect(dependentsSentence(count)).toBe(sentence));
