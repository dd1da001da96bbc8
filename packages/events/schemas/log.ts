// Reads an exported log: one change per line, checked line by line.
import type { Change } from "../envelope.ts";
import { upcastChange } from "../upcasters.ts";
import { readChange } from "./change.ts";

export type ReadLog = { changes: Change[] } | { line: number; fault: string };

/**
 * In: the text of a log. Out: its changes at the newest schema, or the first damaged line and what is wrong with
 * it. Refuses a log that is empty, does not start at version 1, skips a version or mixes tournaments.
 */
export function readLog(text: string): ReadLog {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  while (lines.at(-1)?.trim() === "") lines.pop();
  if (lines.length === 0) return { line: 1, fault: "The log is empty." };
  const changes: Change[] = [];
  for (const [index, line] of lines.entries()) {
    const read = readLine(line, changes.at(-1));
    if ("fault" in read) return { line: index + 1, fault: read.fault };
    changes.push(read.change);
  }
  return { changes };
}

function readLine(line: string, previous: Change | undefined): { change: Change } | { fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { fault: "This is not a line of JSON." };
  }
  const read = readChange(value);
  if ("fault" in read) return read;
  const { change } = read;
  const expected = (previous?.version ?? 0) + 1;
  if (change.version !== expected)
    return { fault: `Version ${change.version} stands where ${expected} is due.` };
  if (previous && change.tournament !== previous.tournament)
    return { fault: "This line is of another tournament." };
  return { change: upcastChange(change) };
}
