// A new name is compared with all others in one look-up: comparing them one by one kept a server busy for minutes.
import { expect, test } from "bun:test";
import type { Team } from "#events/entities.ts";
import { emptyState, type State } from "#projections/state/state.ts";
import { takenNames } from "./references.ts";

/** A state of teams that counts how often one of their names is read. */
function countedTeams(many: number): { state: State; read: () => number } {
  let read = 0;
  const named = (name: string) => ({
    get name() {
      read++;
      return name;
    },
  });
  const team = new Map(
    Array.from({ length: many }, (_, at) => [`id${at}`, named(`Team ${at}`) as unknown as Team]),
  );
  const state = emptyState();
  return { state: { ...state, content: { ...state.content, team } }, read: () => read };
}

test("every name is read once for a whole change, and twins are found among the new names too", () => {
  const { state, read } = countedTeams(200);
  const renamed = new Map(Array.from({ length: 200 }, (_, at) => [`id${at}`, `Team ${(at + 1) % 200}`]));
  const taken = takenNames(state, "team", renamed);
  for (const [id, name] of renamed) expect(taken(name, id)).toBeNull();
  expect(taken("TEAM 7", null)).toMatchObject({ error: "There is already a team named “Team 7”." });
  expect(taken("TEAM 7", "id9")).toMatchObject({ refused: 409 });
  expect(read()).toBe(200);
});
