// What the server says about itself: sentences for a terminal, or one JSON object per line for a collector.

export type JournalFormat = "text" | "json";
type Level = "info" | "error";
type Details = Record<string, string | number | boolean | null | undefined>;

let format: JournalFormat = "text";

export function writeJournalAs(chosen: JournalFormat): void {
  format = chosen;
}

/** `details` must never hold mailed links, tokens or people's addresses. */
export function say(message: string, details: Details = {}): void {
  write("info", message, details);
}

/** `error`: its message and stack, for whoever runs the site; never part of an answer. */
export function complain(message: string, error?: unknown, details: Details = {}): void {
  const cause = error instanceof Error ? error : error === undefined ? null : new Error(String(error));
  if (format === "json") write("error", message, { ...details, error: cause?.message, stack: cause?.stack });
  else console.error(cause ? `${message}: ${cause.stack ?? cause.message}` : message);
}

/** A line for each request, only where lines are collected: they would flood a terminal. */
export function sayRequest(details: () => Details): void {
  if (format === "json") write("info", "request", details());
}

function write(level: Level, message: string, details: Details): void {
  const line =
    format === "json"
      ? JSON.stringify({ at: new Date().toISOString(), level, message, ...details })
      : message;
  if (level === "error") console.error(line);
  else console.log(line);
}
