// Unicode NFC in linear time: normalising alone is quadratic in the marks on one letter.

/**
 * On one letter; no script needs more (Unicode's stream-safe format). A hundred thousand
 * kept a server busy for minutes.
 */
const MOST_MARKS = 30;
const TOO_MANY = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");

/** Drops the marks above that limit, then normalises to NFC. */
export const normalForm = (raw: string): string =>
  (raw.length > MOST_MARKS ? raw.replace(TOO_MANY, "$1") : raw).normalize("NFC");
