// What is made from a built file: once per build, and again after a new build or a failed attempt.
import { expect, test } from "bun:test";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd } from "#tests/harness/closing.ts";
import { ofBuild } from "./built-files.ts";

const folder = await mkdtemp(join(tmpdir(), "scorecards-built-"));
atEnd(() => rm(folder, { recursive: true, force: true }));

test("made once, and again after the next build", async () => {
  const path = join(folder, "made-once");
  let made = 0;
  const read = ofBuild(path, async () => ++made);
  expect(await read()).toBeNull();
  await writeFile(path, "built");
  expect([await read(), await read()]).toEqual([1, 1]);
  await utimes(path, 1, 1);
  expect([await read(), await read()]).toEqual([2, 2]);
});

// One moment with too many open files, and every page was answered with 500 until the next build.
test("what failed once is tried again", async () => {
  const path = join(folder, "tried-again");
  await writeFile(path, "built");
  let tries = 0;
  const read = ofBuild(path, async () => {
    if (++tries === 1) throw new Error("EMFILE: too many open files");
    return "made";
  });
  expect(await read().catch(() => "failed")).toBe("failed");
  expect(await read()).toBe("made");
});
