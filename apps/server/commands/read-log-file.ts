// Reads the file of a log for a command, or says what is wrong with it.
import type { Change } from "#events/envelope.ts";
import { readLog } from "#events/schemas/log.ts";
import { Complaint } from "./complaint.ts";

export async function readLogFile(path: string | undefined): Promise<Change[]> {
  if (!path) throw new Complaint("Please name the file of the log.");
  const file = Bun.file(path);
  if (!(await file.exists())) throw new Complaint(`There is no file ${path}.`);
  const read = readLog(await file.text());
  if ("fault" in read) throw new Complaint(`${path} is damaged in line ${read.line}: ${read.fault}`);
  return read.changes;
}
