// Teams: added, changed and removed; names unique, nothing in use is removed (rules 1, 4 and 25).
import { type Id, NO_RECORD, type Team } from "#events/entities.ts";
import { cleanName } from "#events/rules/name.ts";
import type { State } from "#projections/state.ts";
import { type Decision, isRefusal, type Refusal } from "#server/log/command.ts";
import { added, changed, type Expected, edit, removalConflict, removed } from "#server/log/edit.ts";
import { takenName, unknownReference } from "#server/log/references.ts";
import { inUse, unknown } from "#server/sentences/common.ts";

export interface TeamFields {
  name?: string | undefined;
  captain?: string | null | undefined;
  state?: string | null | undefined;
  division?: Id | null | undefined;
}

export function addTeam(state: State, id: Id, fields: TeamFields & { name: string }): Decision | Refusal {
  const team: Team = {
    name: cleanName(fields.name),
    captain: fields.captain ?? null,
    state: fields.state ?? null,
    division: fields.division ?? null,
    record: NO_RECORD,
  };
  return (
    takenName(state, "team", team.name, null) ??
    unknownReference(state, "division", team.division) ?? { events: [added("TeamAdded", "team", id, team)] }
  );
}

export function changeTeam(state: State, id: Id, fields: TeamFields, expected: Expected): Decision | Refusal {
  if (!state.content.team.has(id)) return unknown("team");
  const name = fields.name === undefined ? undefined : cleanName(fields.name);
  const taken = name === undefined ? null : takenName(state, "team", name, id);
  const refusal = taken ?? unknownReference(state, "division", fields.division);
  if (refusal) return refusal;
  const edited = edit(state, "team", id, { ...fields, name } as Partial<Team>, expected);
  if (isRefusal(edited)) return edited;
  return { events: changed(edited, (field) => (field === "name" ? "TeamRenamed" : "TeamChanged")) };
}

export function removeTeam(state: State, id: Id, expected: Expected): Decision | Refusal {
  const team = state.content.team.get(id);
  if (!team) return unknown("team");
  const uses = usesOfTeam(state, id);
  if (Object.values(uses).some((count) => count > 0)) return inUse(team.name, uses);
  return (
    removalConflict(state, "team", id, expected) ?? { events: [removed(state, "TeamRemoved", "team", id)] }
  );
}

/** A seed under a pick still counts as use (rule 21), so does being the chosen winner. */
function usesOfTeam({ content }: State, id: Id): Record<string, number> {
  const count = <T>(entities: ReadonlyMap<Id, T>, uses: (entity: T) => boolean) =>
    [...entities.values()].filter(uses).length;
  return {
    game: count(content.game, ({ pair }) => pair.team1 === id || pair.team2 === id),
    "wildcard game": count(content.wildcardGame, (game) => game.team1 === id || game.team2 === id),
    "playoff slot": [...content.playoffGame.values()]
      .flatMap(({ seed1, pick1, seed2, pick2 }) => [
        [seed1, pick1],
        [seed2, pick2],
      ])
      .filter((slot) => slot.includes(id)).length,
    "chosen winner": count(content.tournament, ({ winner }) => winner === id),
  };
}
