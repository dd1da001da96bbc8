// A difference as people read it.

/** With a true minus sign, as wide as the plus. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : String(value).replace("-", "\u2212");
