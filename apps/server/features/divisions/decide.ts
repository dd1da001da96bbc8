// Divisions: added, changed and removed; names unique, nothing in use is removed (rules 1 and 25).
import type { Division, Id } from "#events/entities.ts";
import { cleanName } from "#events/rules/name.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, isRefusal, type Refusal } from "#server/log/command.ts";
import { added, changed, type Expected, edit, removalConflict, removed } from "#server/log/edit.ts";
import { renamedIn, takenNames } from "#server/log/references.ts";
import { decideEach, type ItemEdit } from "#server/log/several.ts";
import { inUse, unknown } from "#server/sentences/common.ts";

export interface DivisionFields {
  name?: string | undefined;
  description?: string | null | undefined;
}

export function addDivision(
  state: State,
  id: Id,
  fields: DivisionFields & { name: string },
): Decision | Refusal {
  const division: Division = { name: cleanName(fields.name), description: fields.description ?? null };
  return (
    takenNames(state, "division")(division.name, null) ?? {
      events: [added("DivisionAdded", "division", id, division)],
    }
  );
}

/** All edits or none; divisions may exchange their names in one change. */
export function changeDivisions(
  state: State,
  edits: readonly ItemEdit<DivisionFields>[],
): Decision | Refusal {
  const renamed = renamedIn(edits);
  const taken = takenNames(state, "division", renamed);
  return decideEach(edits, ({ id, fields, expected }) => {
    if (!state.content.division.has(id)) return unknown("division");
    const name = renamed.get(id);
    const refusal = name === undefined ? null : taken(name, id);
    if (refusal) return refusal;
    const edited = edit(state, "division", id, { ...fields, name } as Partial<Division>, expected);
    return isRefusal(edited) ? edited : changed(edited, () => "DivisionChanged");
  });
}

export const changeDivision = (state: State, id: Id, fields: DivisionFields, expected: Expected) =>
  changeDivisions(state, [{ id, fields, expected }]);

export function removeDivision(state: State, id: Id, expected: Expected): Decision | Refusal {
  const division = state.content.division.get(id);
  if (!division) return unknown("division");
  const uses = usesOfDivision(state, id);
  if (Object.values(uses).some((count) => count > 0)) return inUse(division.name, uses);
  return (
    removalConflict(state, "division", id, expected) ?? {
      events: [removed(state, "DivisionRemoved", "division", id)],
    }
  );
}

function usesOfDivision({ content }: State, id: Id): Record<string, number> {
  const count = (entities: ReadonlyMap<Id, { division: Id | null }>) =>
    [...entities.values()].filter((entity) => entity.division === id).length;
  return {
    team: count(content.team),
    game: count(content.game),
    "wildcard game": count(content.wildcardGame),
    "playoff game": count(content.playoffGame),
  };
}
