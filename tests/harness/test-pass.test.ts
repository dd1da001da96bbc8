// How the output of a `bun test` pass is read.
import { expect, test } from "bun:test";
import { inParts, readResult } from "./test-pass.ts";

const closing = (counts: string, ran: string) =>
  `a.test.ts:\n\n ${counts.split(", ").join("\n ")}\n 9 expect() calls\n${ran}\n`;
const whole = "Ran 3 tests across 2 files. [20.00ms]";

test("a green run", () => {
  expect(readResult(closing("3 pass, 0 fail", whole), 0, false)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    faults: [],
  });
});
test("failures, skips and errors between tests", () => {
  const output = closing("1 pass, 1 skip, 1 fail, 1 error", whole);
  expect(readResult(output, 1, false)).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
});
test("what failed is kept with its file, to be told at the end", () => {
  const said = "b/b.test.ts:\nerror: expected 2\n(fail) two [0.32ms]";
  const output = `a.test.ts:\n\n${said}\n\n${closing("1 pass, 1 fail", whole)}`;
  expect(readResult(output, 1, false).faults).toEqual([said]);
});
test("a run that a test ended by process.exit(0) failed", () => {
  const { failed, faults } = readResult("a.test.ts:\n", 0, false);
  expect(failed).toBe(1);
  expect(faults).toEqual(["a.test.ts:"]);
});
test("a green summary with a bad exit code failed", () => {
  expect(readResult(closing("3 pass, 0 fail", whole), 1, false).failed).toBe(1);
});
test("no tests at all failed", () => {
  expect(readResult(closing("0 pass, 0 fail", "Ran 0 tests across 1 file. [1ms]"), 0, false).failed).toBe(1);
});
test("a pass without the name that was asked for is empty", () => {
  const output = 'error: regex "undo" matched 0 tests. Searched 2 files (skipping 2 tests) [21.00ms]';
  expect(readResult(output, 1, true)).toMatchObject({ passed: 0, failed: 0 });
});

test("files are shared out by their size, each of them once, and no process is without any", () => {
  const sizes = [5, 9, 1, 4, 3];
  expect(inParts(sizes, 2, (size) => size)).toEqual([
    [9, 3],
    [5, 4, 1],
  ]);
  expect(inParts(sizes, 1, (size) => size)).toEqual([[9, 5, 4, 3, 1]]);
  expect(inParts([7], 3, (size) => size)).toEqual([[7]]);
});
