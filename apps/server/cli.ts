// The command line: `npm run scorecards -- COMMAND`. Data goes to standard output, everything else to the error output.
import { backup } from "./commands/backup.ts";
import { Complaint, Misuse } from "./commands/complaint.ts";
import { exportLog } from "./commands/export-log.ts";
import { importLog } from "./commands/import-log.ts";
import { makeAdmin } from "./commands/make-admin.ts";
import { redact } from "./commands/redact.ts";
import { replayFile } from "./commands/replay-file.ts";
import { restore } from "./commands/restore.ts";
import { verifyAll } from "./commands/verify.ts";
import { StartRefusal } from "./start-refusal.ts";

interface Command {
  /** The words after a command's name. */
  takes: string;
  does: string;
  run: (args: string[]) => Promise<void>;
}

const COMMANDS: Record<string, Command> = {
  export: { takes: "SLUG", does: "print a tournament's log, one change per line", run: exportLog },
  import: {
    takes: "FILE [--owner EMAIL] [--slug LINK]",
    does: "make a new tournament that is a copy of a log",
    run: importLog,
  },
  replay: {
    takes: "FILE [--at VERSION] [--changes]",
    does: "fold a log and print its standings, and each change in words; needs no database",
    run: replayFile,
  },
  verify: {
    takes: "[SLUG]",
    does: "rebuild from the log and compare with what the site keeps",
    run: verifyAll,
  },
  backup: { takes: "FILE", does: "save the whole database, compressed", run: backup },
  restore: { takes: "FILE [--replace]", does: "put a backup into an empty database", run: restore },
  redact: { takes: "SLUG TEXT", does: "remove a name from a tournament's whole log", run: redact },
  admin: { takes: "EMAIL", does: "let an account organise every tournament", run: makeAdmin },
};

const START = "npm run scorecards --";
const HELP = /^(help|--help|-h)$/;

const usage = (): string => {
  const lines = Object.entries(COMMANDS).map(
    ([name, { takes, does }]) => [`${name} ${takes}`, does] as const,
  );
  const width = Math.max(...lines.map(([typed]) => typed.length));
  return [
    `Usage: ${START} COMMAND`,
    ...lines.map(([typed, does]) => `  ${typed.padEnd(width)}  ${does}`),
    "Commands that need a database use the server's: set DATA_DIR or DATABASE_URL as for the server.",
  ].join("\n");
};
const usageOf = (name: string, { takes, does }: Command): string =>
  `Usage: ${START} ${name} ${takes}\n  ${does}`;

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
try {
  if (HELP.test(name)) console.log(usage());
  else if (!command) throw new Complaint(name ? `There is no command “${name}”.\n${usage()}` : usage());
  else if (args.some((one) => one === "--help" || one === "-h")) console.log(usageOf(name, command));
  else await command.run(args);
} catch (error) {
  const isExpected = error instanceof Complaint || error instanceof StartRefusal;
  console.error(isExpected ? error.message : error);
  if (error instanceof Misuse && command) console.error(usageOf(name, command));
  process.exitCode = 1;
}
