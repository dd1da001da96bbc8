// Unicode's normal form of composed characters, in a time that grows with the text and not with its square.

/** On one letter; no script has more (the stream-safe format of Unicode). A hundred thousand took a server minutes to sort. */
const MOST_MARKS = 30;
const TOO_MANY = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");

/** Marks beyond the most that one letter can have go. */
export const normalForm = (raw: string): string =>
  (raw.length > MOST_MARKS ? raw.replace(TOO_MANY, "$1") : raw).normalize("NFC");
