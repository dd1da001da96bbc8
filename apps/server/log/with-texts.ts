// A JSON value with other texts in it: ids of a copy, a name that is taken out.

/** `change`: gets every text, with the name of the member that it is, if it is one. Names of members stay. */
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
