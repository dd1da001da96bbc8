// A wrongly typed command is refused before any database is looked for: never guessed, never ignored.
import { afterAll, expect, test } from "bun:test";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup } from "./backup.ts";
import { Complaint } from "./complaint.ts";
import { exportLog } from "./export-log.ts";
import { importLog } from "./import-log.ts";
import { makeAdmin } from "./make-admin.ts";
import { redact } from "./redact.ts";
import { replayFile } from "./replay-file.ts";
import { restore } from "./restore.ts";
import { verifyAll } from "./verify.ts";

const folder = await mkdtemp(join(tmpdir(), "scorecards-misuse-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const log = join(import.meta.dir, "../../../tests/logs/lagoon-cup.ndjson");

test.each([
  [exportLog, "", "Please name the tournament by its link"],
  [exportLog, "LINK LINK", "There is one word too many: “LINK”."],
  [replayFile, "", "Please name the file of the log."],
  [replayFile, "FILE.none", "There is no file"],
  [replayFile, "FOLDER", "is a folder; please name the file of the log."],
  [replayFile, "FILE 3", "There is one word too many: “3”."],
  [replayFile, "FILE --at", "--at needs a value after it."],
  [replayFile, "FILE --at 1.5", "--at must be a version from 1 to"],
  [replayFile, "FILE --until 3", "There is no option --until."],
  [importLog, "FILE --owner", "--owner needs a value after it."],
  [importLog, "FILE FILE --owner a@b.c", "one word too many"],
  [verifyAll, "--all", "There is no option --all."],
  [verifyAll, "LINK LINK", "one word too many"],
  [backup, "", "Please name the file to write."],
  [backup, "FOLDER/a --fast", "There is no option --fast."],
  [backup, "FOLDER/a FOLDER/b", "one word too many"],
  [backup, "FOLDER/none/a", "its folder is not there"],
  [restore, "", "Please name the file of a backup."],
  [restore, "FILE.none", "There is no file"],
  [restore, "FOLDER --replace", "is a folder"],
  [restore, "FILE --replace=yes", "--replace takes no value."],
  [redact, "", "Please name the tournament by its link"],
  [redact, "LINK", "Please give the text to remove."],
  [redact, "LINK --dry", "There is no option --dry."],
  [makeAdmin, "", "Please give the e-mail address"],
  [makeAdmin, "a@b.c d@e.f", "one word too many"],
])("%p %p", async (command, typed, sentence) => {
  const args = typed.split(" ").filter(Boolean);
  const meant = args.map((arg) => arg.replace("FILE", log).replace("FOLDER", folder));
  const refusal = await command(meant).then(
    () => null,
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(Complaint);
  expect(refusal.message).toContain(sentence);
  expect(await readdir(folder)).toEqual([]);
});
