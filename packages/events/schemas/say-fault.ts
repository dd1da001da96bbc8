// Puts what zod found into one sentence of our own, so that a person mending a log need not know the library.
import type { z } from "zod";

type Issue = z.core.$ZodIssue;

const KINDS: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

/**
 * In: an issue, the value it was found in, and what that value is called. Out: where, and what is wrong there,
 * such as `"version" must be a whole number.`
 */
export function sayFault(issue: Issue, value: unknown, whole = "The line"): string {
  const place = issue.path.length > 0 ? `"${issue.path.join(".")}"` : whole;
  const there = issue.path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
  if (issue.code === "custom") return `${issue.path.length > 0 ? `${place}: ` : ""}${issue.message}.`;
  if (issue.code === "unrecognized_keys")
    return `${place} has a member that is not known: ${issue.keys.map((key) => `"${key}"`).join(", ")}.`;
  if (there === undefined) return `${place} is missing.`;
  return `${place} ${wrong(issue)}.`;
}

function wrong(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${JSON.stringify(issue.values[0])}`
        : "is none of the words that may stand there";
    case "too_small":
      return `must be at least ${issue.minimum}${issue.origin === "string" ? " characters long" : ""}`;
    case "too_big":
      return `must be at most ${issue.maximum}${issue.origin === "string" ? " characters long" : ""}`;
    case "invalid_format":
      return issue.format === "datetime"
        ? "must be an instant such as 2024-05-04T10:42:00Z"
        : "is not written as it must be";
    default:
      return "is not a value that may stand there";
  }
}
