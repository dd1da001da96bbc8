// The command line: `npm run scorecards -- COMMAND`. Data goes to standard output, everything else to the error output.
import { backup } from "./commands/backup.ts";
import { Complaint } from "./commands/complaint.ts";
import { exportLog } from "./commands/export-log.ts";
import { importLog } from "./commands/import-log.ts";
import { makeAdmin } from "./commands/make-admin.ts";
import { redact } from "./commands/redact.ts";
import { replayFile } from "./commands/replay-file.ts";
import { restore } from "./commands/restore.ts";
import { verifyAll } from "./commands/verify.ts";
import { StartRefusal } from "./start-refusal.ts";

const USAGE = `Usage: npm run scorecards -- COMMAND
  export SLUG                     print a tournament's log, one change per line
  import FILE --owner EMAIL [--slug LINK]
                                  a new tournament that is a copy of a log
  replay FILE [--at VERSION]      fold a log and print its standings
  verify [SLUG]                   rebuild from the log and compare with what the site keeps
  backup FILE                     the whole database, compressed
  restore FILE [--replace]        a backup, into an empty database
  redact SLUG TEXT                take a name out of a tournament's whole log
  admin EMAIL                     let an account organise every tournament`;

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  export: exportLog,
  import: importLog,
  replay: replayFile,
  verify: verifyAll,
  backup,
  restore,
  redact,
  admin: makeAdmin,
};

const [command = "", ...args] = process.argv.slice(2);
try {
  const run = COMMANDS[command];
  if (!run) throw new Complaint(USAGE);
  await run(args);
} catch (error) {
  const told = error instanceof Complaint || error instanceof StartRefusal;
  console.error(told ? error.message : error);
  process.exitCode = 1;
}
