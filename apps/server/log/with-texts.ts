// Replaces texts in a JSON value: ids for a copy, a name that is redacted.

/** `change` gets every text, and the name of its member if it has one. Names of members stay. */
export function withTexts<T>(
  value: T,
  change: (text: string, member?: string) => string,
  member?: string,
): T {
  if (typeof value === "string") return change(value, member) as T;
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, withTexts(inside, change, name)]),
  ) as T;
}
