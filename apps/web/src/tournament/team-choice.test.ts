// The address decides what is shown, then the followed team, then the first of the first division.
import { expect, test } from "bun:test";
import type { DivisionView, TeamView } from "#projections/views.ts";
import { ALL, chooseShown, NONE } from "./team-choice.ts";

const team = (id: string, division: string | null) =>
  ({ _id: id, name: id, division: division && { _id: division, name: division } }) as unknown as TeamView;
const divisions = [{ _id: "empty" }, { _id: "gold" }, { _id: "silver" }] as DivisionView[];
const teams = [team("aces", "gold"), team("blockers", "gold"), team("crush", "silver"), team("lone", null)];

const asking = (asked: { division?: string; team?: string; followed?: string; withAll?: boolean }) => {
  const { division, team } = chooseShown(teams, divisions, {
    division: asked.division ?? null,
    team: asked.team ?? null,
    followed: asked.followed ?? null,
    withAll: asked.withAll ?? false,
  });
  return [division, team?._id ?? null];
};

test("without anything said, the first team of the first division that has one", () => {
  expect(asking({})).toEqual(["gold", "aces"]);
});

test("the followed team comes before the first", () => {
  expect(asking({ followed: "crush" })).toEqual(["silver", "crush"]);
});

test("a division in the address comes before the followed team of another", () => {
  expect(asking({ division: "gold", followed: "crush" })).toEqual(["gold", "aces"]);
  expect(asking({ division: "gold", followed: "blockers" })).toEqual(["gold", "blockers"]);
});

test("a team in the address says its own division", () => {
  expect(asking({ division: "gold", team: "crush" })).toEqual(["silver", "crush"]);
  expect(asking({ team: "lone" })).toEqual([NONE, "lone"]);
});

test("nonsense falls back quietly", () => {
  expect(asking({ division: "pink", team: "nobody" })).toEqual(["gold", "aces"]);
  expect(asking({ team: ALL, division: ALL })).toEqual(["gold", "aces"]);
});

test("where all can be shown, all are, unless a team is followed or named", () => {
  expect(asking({ withAll: true })).toEqual([ALL, null]);
  expect(asking({ withAll: true, followed: "crush" })).toEqual(["silver", "crush"]);
  expect(asking({ withAll: true, followed: "crush", team: ALL })).toEqual([ALL, null]);
  expect(asking({ withAll: true, followed: "crush", division: ALL })).toEqual([ALL, "crush"]);
});

test("no teams at all is no error", () => {
  expect(
    chooseShown([], divisions, { division: null, team: null, followed: null, withAll: false }).team,
  ).toBe(null);
});
