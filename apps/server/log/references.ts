// What every area checks of names and ids: names unique, references to what exists (rule 1, design "R").
import type { Id } from "#events/entities.ts";
import { cleanName, nameKey } from "#events/rules/name.ts";
import type { State } from "#projections/state.ts";
import { badFields, nameTaken } from "#server/sentences/common.ts";
import type { Refusal } from "./command.ts";

/**
 * Refused when another entity of the kind has a name that nobody can tell from this one. `renamed`: the
 * names that others get in the same change.
 */
export function takenName(
  state: State,
  kind: "division" | "team",
  name: string,
  except: Id | null,
  renamed: ReadonlyMap<Id, string> = new Map(),
): Refusal | null {
  const key = nameKey(name);
  for (const [id, named] of state.content[kind]) {
    if (id !== except && nameKey(renamed.get(id) ?? named.name) === key)
      return nameTaken(kind, renamed.get(id) ?? named.name);
  }
  return null;
}

/** The names that edits give, cleaned. */
export const renamedIn = (
  edits: readonly { id: Id; fields: { name?: string | undefined } }[],
): Map<Id, string> =>
  new Map(
    edits.flatMap(({ id, fields }) =>
      fields.name === undefined ? [] : [[id, cleanName(fields.name)] as const],
    ),
  );

/** Null for no reference, and for one to a division or team that exists. */
export function unknownReference(
  state: State,
  kind: "division" | "team",
  id: Id | null | undefined,
  field: string = kind,
): Refusal | null {
  return id && !state.content[kind].has(id)
    ? badFields({ [field]: `There is no such ${kind} in this tournament.` })
    : null;
}
