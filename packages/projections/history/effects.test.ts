// What an undo would change in the standings: only what does change, also where ranks are absent, appear or vanish.
import { expect, test } from "bun:test";
import { type RecordEdit, typeRecords } from "#server/features/standings/decide.ts";
import { changeTeam, removeTeam } from "#server/features/teams/decide.ts";
import { type Step, stateAfter } from "#tests/given.ts";
import { springOpen, team } from "#tests/spring-open.ts";
import { snapshotContent } from "../snapshot.ts";
import { effectsOf, rowsThatChange } from "./effects.ts";

const typed =
  (id: string, fields: RecordEdit["fields"]): Step =>
  (state) =>
    typeRecords(state, [{ id, fields, expected: null }]);

function effects(before: Step[], after: Step[]) {
  const [was, is] = [before, after].map((steps) => snapshotContent(stateAfter(...springOpen(), ...steps)));
  const { standings, records } = effectsOf(was!, is!);
  return {
    ranks: standings.map(({ team, from, to }) => [team.name, from, to]),
    records: records.map(({ before, after }) => [
      (after ?? before)!.team.name,
      before?.totalWins,
      after?.totalWins,
    ]),
  };
}

test("wins that change under a rank that stays, or is absent, are a record and no rank", () => {
  expect(effects([], [typed("aces", { totalWins: 2 })])).toEqual({ ranks: [], records: [["Aces", 0, 2]] });
  expect(effects([typed("aces", { standing: 1 })], [typed("aces", { standing: 1, totalWins: 2 })])).toEqual({
    ranks: [],
    records: [["Aces", 0, 2]],
  });
});

test("a row whose version alone has risen is no change", () => {
  const taken = [typed("aces", { totalWins: 2 }), typed("aces", { totalWins: 0 })];
  const [was, is] = [[], taken].map((steps) => snapshotContent(stateAfter(...springOpen(), ...steps)));
  expect(is!.teams).not.toEqual(was!.teams);
  expect(rowsThatChange("teams", was!, is!)).toEqual([]);
});

test("a rank that appears or vanishes goes from none, or to none", () => {
  const ranked = [typed("aces", { standing: 1 })];
  expect(effects([], ranked)).toEqual({ ranks: [["Aces", 0, 1]], records: [["Aces", 0, 0]] });
  expect(effects(ranked, []).ranks).toEqual([["Aces", 1, 0]]);
});

test("a team that is added or removed; removed ones come last", () => {
  const removed: Step = (state) => removeTeam(state, "aces", null);
  expect(effects([removed], [team("Eagles")])).toEqual({
    ranks: [
      ["Aces", null, 0],
      ["Eagles", null, 0],
    ],
    records: [
      ["Aces", undefined, 0],
      ["Eagles", undefined, 0],
    ],
  });
  expect(effects([], [typed("crush", { totalWins: 1 }), removed])).toEqual({
    ranks: [["Aces", 0, null]],
    records: [
      ["Crush", 0, 1],
      ["Aces", 0, undefined],
    ],
  });
});

test("a team's captain and division do not count", () => {
  const moved: Step = (state) => changeTeam(state, "aces", { captain: "Mo", division: null }, null);
  expect(effects([], [moved])).toEqual({ ranks: [], records: [] });
});
