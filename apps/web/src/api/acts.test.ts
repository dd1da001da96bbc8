// A retry of an unanswered call is the same act; after an answer an equal call is a new one.
import { expect, test } from "bun:test";
import { actEnded, actOf, keyFor } from "./acts.ts";

test("retries share a key, later acts do not", () => {
  const act = actOf("POST", "/api/teams", '{"name":"Aces"}');
  const first = keyFor(act);
  expect(keyFor(act)).toBe(first);
  actEnded(act);
  expect(keyFor(act)).not.toBe(first);
});

test("another body is another act", () => {
  expect(keyFor(actOf("POST", "/api/teams", "1"))).not.toBe(keyFor(actOf("POST", "/api/teams", "2")));
});
