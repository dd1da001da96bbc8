// The steps of the admin home: which games of a bracket are to be played.
import { expect, test } from "bun:test";
import { snapshotContent } from "#projections/snapshot.ts";
import { stateAfter } from "#tests/given.ts";
import { bracket, rankedTeams } from "#tests/ranked-teams.ts";
import { stepsOf } from "./steps.ts";

test.each([
  [15, "0 of 14 scores"],
  [8, "0 of 7 scores"],
  [5, "0 of 4 scores"],
])(
  "a bracket of %p teams: byes, and places where nobody plays, have no score to wait for",
  (teams, words) => {
    const content = snapshotContent(stateAfter(...rankedTeams(teams), bracket()));
    const step = stepsOf(content, []).find(({ title }) => title === "Playoff bracket");
    expect(step?.there).toBe(words);
  },
);
