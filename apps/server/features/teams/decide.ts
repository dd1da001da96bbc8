// Teams: added, changed and removed; names unique, nothing in use is removed (rules 1, 4 and 25).
import { type Id, NO_RECORD, type Team } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { cleanName, nameKey } from "#events/rules/name.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, isRefusal, type Refusal } from "#server/log/command.ts";
import { added, changed, type Expected, edit, removalConflict, removed } from "#server/log/edit.ts";
import { renamedIn, takenNames, unknownReference } from "#server/log/references.ts";
import { decideEach, type ItemEdit } from "#server/log/several.ts";
import { inUse, nameTaken, unknown } from "#server/sentences/common.ts";

export interface TeamFields {
  name?: string | undefined;
  captain?: string | null | undefined;
  state?: string | null | undefined;
  division?: Id | null | undefined;
}

export type NewTeam = TeamFields & { name: string };

export const addTeam = (state: State, id: Id, fields: NewTeam): Decision | Refusal => {
  const team = newTeam(state, fields, teamNames(state));
  return isRefusal(team) ? team : { events: [added("TeamAdded", "team", id, team)] };
};

/** All or none. In: the new teams by id. Refused with every row's faulty fields; the third team's name is `2.name`. */
export function addTeams(state: State, teams: ReadonlyMap<Id, NewTeam>): Decision | Refusal {
  const names = teamNames(state);
  const events: DomainEvent[] = [];
  const refusals: [row: number, Refusal][] = [];
  for (const [row, [id, fields]] of [...teams].entries()) {
    const team = newTeam(state, fields, names);
    if (isRefusal(team)) refusals.push([row, team]);
    else {
      names.set(nameKey(team.name), team.name);
      events.push(added("TeamAdded", "team", id, team));
    }
  }
  const [first] = refusals;
  if (!first) return { events };
  const named = refusals.flatMap(([row, { details }]) =>
    Object.entries(details?.fields ?? {}).map(([field, words]) => [`${row}.${field}`, words]),
  );
  return { ...first[1], details: { fields: Object.fromEntries(named) } };
}

/** The key under which names look the same, with the existing name. */
const teamNames = ({ content }: State): Map<string, string> =>
  new Map([...content.team.values()].map(({ name }) => [nameKey(name), name]));

function newTeam(state: State, fields: NewTeam, names: ReadonlyMap<string, string>): Team | Refusal {
  const name = cleanName(fields.name);
  const taken = names.get(nameKey(name));
  const refusal =
    (taken === undefined ? null : nameTaken("team", taken)) ??
    unknownReference(state, "division", fields.division);
  if (refusal) return refusal;
  const { captain = null, state: organisation = null, division = null } = fields;
  return { name, captain, state: organisation, division, record: NO_RECORD };
}

/** All edits or none; teams may exchange their names in one change. */
export function changeTeams(state: State, edits: readonly ItemEdit<TeamFields>[]): Decision | Refusal {
  const renamed = renamedIn(edits);
  const taken = takenNames(state, "team", renamed);
  return decideEach(edits, ({ id, fields, expected }) => {
    if (!state.content.team.has(id)) return unknown("team");
    const name = renamed.get(id);
    const refusal =
      (name === undefined ? null : taken(name, id)) ?? unknownReference(state, "division", fields.division);
    if (refusal) return refusal;
    const edited = edit(state, "team", id, { ...fields, name } as Partial<Team>, expected);
    return isRefusal(edited)
      ? edited
      : changed(edited, (field) => (field === "name" ? "TeamRenamed" : "TeamChanged"));
  });
}

export const changeTeam = (state: State, id: Id, fields: TeamFields, expected: Expected) =>
  changeTeams(state, [{ id, fields, expected }]);

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
