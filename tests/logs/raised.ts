// Golden logs of older schemas: their contents, and the file with what they are read as today.
import type { Change } from "#events/envelope.ts";
import { SCHEMA } from "#events/upcasters.ts";

/** The lines as they are, neither checked nor upcast. */
export const writtenIn = (text: string): Change[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

export const isOfToday = (text: string, newest = SCHEMA): boolean =>
  writtenIn(text).every(({ events }) => events.every(({ schema }) => schema === newest));

/** A new file with each schema: those of the schemas between stay as they were, and are no longer used. */
export const raisedName = (name: string, newest = SCHEMA): string => `${name}.schema-${newest}.ndjson`;
