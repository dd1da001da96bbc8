// Runs one of PostgreSQL's short programs to its end and keeps its output.
import { spawn } from "node:child_process";
import type { SystemUser } from "./system-user.ts";

export interface Finished {
  code: number | null;
  output: string;
}

export function run(systemUser: SystemUser, program: string, args: string[], cwd = "/"): Promise<Finished> {
  const [command = program, ...rest] = [...systemUser.prefix, program, ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      ...(systemUser.uid === undefined ? {} : { uid: systemUser.uid, gid: systemUser.gid }),
      cwd,
      // A process group of its own: a Ctrl-C must not leave a half-made directory under its final name.
      detached: true,
      windowsHide: true,
      stdio: ["ignore", "pipe", "pipe"],
      // English messages, because they are searched for their cause below.
      env: { ...process.env, LC_ALL: "C", PGDATA: undefined },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}
