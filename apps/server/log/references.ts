// What every area checks of names and ids: names unique, references to what exists (rule 1).
import type { Id } from "#events/entities.ts";
import { cleanName, nameKey } from "#events/rules/name.ts";
import type { State } from "#projections/state/state.ts";
import { badFields, nameTaken } from "#server/sentences/common.ts";
import type { Refusal } from "./command.ts";

/**
 * Out: refuses a name that looks the same as another entity's of the kind, `except` left out. `renamed`: names
 * that others get in the same change. Made once per change, however many names are checked.
 */
export function takenNames(
  { content }: State,
  kind: "division" | "team",
  renamed: ReadonlyMap<Id, string> = new Map(),
): (name: string, except: Id | null) => Refusal | null {
  const names = [...content[kind]].map(([id, { name }]) => ({ id, name: renamed.get(id) ?? name }));
  const byKey = Map.groupBy(names, ({ name }) => nameKey(name));
  return (name, except) => {
    const other = byKey.get(nameKey(name))?.find(({ id }) => id !== except);
    return other ? nameTaken(kind, other.name) : null;
  };
}

/** The names in the edits, cleaned. */
export const renamedIn = (
  edits: readonly { id: Id; fields: { name?: string | undefined } }[],
): Map<Id, string> =>
  new Map(
    edits.flatMap(({ id, fields }) =>
      fields.name === undefined ? [] : [[id, cleanName(fields.name)] as const],
    ),
  );

/** Null for no reference, and for one to an existing division or team. */
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
