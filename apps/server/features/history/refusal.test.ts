// The sentence that refuses an undo that would undo others too, by how many those are.
import { expect, test } from "bun:test";
import { dependentsSentence } from "./decide.ts";

test.each([
  [0, "No later change depends on this one any more. Confirm to undo it alone."],
  [1, "1 later change depends on this one and would be undone with it. Confirm to undo both."],
  [2, "2 later changes depend on this one and would be undone with it. Confirm to undo them all."],
])("%d later changes", (count, sentence) => expect(dependentsSentence(count)).toBe(sentence));
