// Writes a log as NDJSON: one change per line, oldest first.
import type { Change } from "./envelope.ts";

/** Out: the log's text, with a newline after every line. */
export const formatLog = (changes: readonly Change[]): string =>
  changes.map((change) => `${JSON.stringify(change)}\n`).join("");
