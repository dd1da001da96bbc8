// What a bracket game is called: by its place, its teams or where they come from, and its score.
import { expect, test } from "bun:test";
import { snapshotContent } from "#projections/snapshot.ts";
import { stateAfter } from "#tests/given.ts";
import { bracket, rankedTeams } from "#tests/ranked-teams.ts";
import { scoredName } from "./scored-names.ts";

test("teams, where they will come from, and places where nobody plays", () => {
  const { playoffGames } = snapshotContent(stateAfter(...rankedTeams(8), bracket()));
  const names = playoffGames.map(scoredName);
  expect(names.slice(0, 2)).toEqual(["R1-1: S01 v S08", "R1-2: Nobody"]);
  expect(names.slice(8, 9)).toEqual(["R2-1: Winner of R1-1 v No opponent"]);
  expect(names.at(-1)).toBe("R4-1: Winner of R3-1 v Winner of R3-2");
  expect(scoredName({ ...playoffGames[0]!, scoreTeam1: 25, scoreTeam2: 20 })).toBe("R1-1: S01 v S08 25–20");
});
