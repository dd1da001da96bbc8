// Names in a sentence: one that is read from the right must not turn the figures behind it around.

/** Hebrew, Arabic and their relatives. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802\uD803\uD83A\uD83B][\uDC00-\uDFFF]/;

/** In: a name. Out: the name between marks that nobody sees, where it needs them (what `<bdi>` is in a page). */
export const isolated = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);
