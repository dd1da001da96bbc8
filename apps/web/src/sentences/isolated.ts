// Names in a sentence: a right-to-left name must not turn around the figures after it.

/** Hebrew, Arabic and their relatives. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802\uD803\uD83A\uD83B][\uDC00-\uDFFF]/;

/** In: a name. Out: the name, between invisible marks if it needs them (as `<bdi>` does in a page). */
export const isolated = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);
