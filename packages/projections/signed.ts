// A difference as people read it.

/** With a true minus sign, as wide as the plus sign. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : String(value).replace("-", "\u2212");
