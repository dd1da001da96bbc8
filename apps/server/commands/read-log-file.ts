// Reads a log file for a command, or says what is wrong with it.
import { readFile } from "node:fs/promises";
import type { Change } from "#events/envelope.ts";
import { readLog } from "#events/schemas/log.ts";
import { Complaint } from "./complaint.ts";
import { fileToRead } from "./files.ts";

export async function readLogFile(path: string | undefined): Promise<Change[]> {
  const file = await fileToRead(path, "the log");
  const read = readLog(await readFile(file, "utf8"));
  if ("fault" in read) throw new Complaint(`${path} is damaged in line ${read.line}: ${read.fault}`);
  return read.changes;
}
