// What counts as "not reached": only then may an act be sent again automatically.
import { expect, test } from "bun:test";
import { problemOf, readProblem } from "#web/api/outcome.ts";
import { exclusively, isUnreachable } from "./deliver.ts";

test.each([500, 502, 503])("a fault (%p) is no answer", (status) => {
  expect(isUnreachable(readProblem(status, undefined, ""))).toBe(true);
});

test("neither is silence, nor the page of a network that wants a login first", () => {
  expect(isUnreachable(problemOf("offline", "offline", ""))).toBe(true);
  expect(isUnreachable(readProblem(200, undefined, ""))).toBe(true);
});

test.each([403, 404, 429])("nor is a proxy's own refusal (%p), which knows none of our codes", (status) => {
  expect(isUnreachable(readProblem(status, undefined, ""))).toBe(true);
  expect(isUnreachable(readProblem(status, { message: "Forbidden" }, ""))).toBe(true);
});

test.each([408, 429])("a refusal of the moment (%p) may be asked again", (status) => {
  expect(isUnreachable(readProblem(status, { error: "Too slow.", code: "too-slow" }, ""))).toBe(true);
});

test("what is too large stays so, whoever says it", () => {
  expect(isUnreachable(readProblem(413, undefined, ""))).toBe(false);
});

test.each([400, 403, 404, 409, 422])("a refusal (%p) is one", (status) => {
  expect(isUnreachable(readProblem(status, { error: "No.", code: "no" }, ""))).toBe(false);
});

test("a session's end is no fault of the network", () => {
  expect(isUnreachable(problemOf("signed-out", "signed-out", ""))).toBe(false);
});

// Chromium refuses locks where a site's data is blocked: the score stayed at "Saving" for ever.
test("locks that are refused hold nothing up, and what fails under one is not done twice", async () => {
  const box = { account: "kim", tournament: "spring" };
  const refusing = { request: () => Promise.reject(new Error("SecurityError")) } as unknown as LockManager;
  expect(await exclusively(box, async () => "sent", refusing)).toBe("sent");
  let runs = 0;
  const giving = { request: (_: string, run: () => unknown) => run() } as unknown as LockManager;
  const failing = async () => {
    runs++;
    throw new Error("broken");
  };
  await expect(exclusively(box, failing, giving)).rejects.toThrow("broken");
  expect(runs).toBe(1);
});
