// Writes a log as NDJSON: one change per line, oldest first; equal logs have equal bytes, wherever they come from.
import { canonical } from "./canonical.ts";
import type { Change } from "./envelope.ts";

/** Out: the log's text, with a newline after every line. */
export const formatLog = (changes: readonly Change[]): string =>
  changes.map((change) => `${canonical(change)}\n`).join("");
