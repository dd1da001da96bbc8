// Writes a log as NDJSON: one change per line, oldest first. Equal logs have equal bytes, whatever their origin.
import { canonical } from "./canonical.ts";
import type { Change } from "./envelope.ts";

/** Out: the log's text, with a newline after every line. */
export const formatLog = (changes: readonly Change[]): string =>
  changes.map((change) => `${canonical(change)}\n`).join("");
