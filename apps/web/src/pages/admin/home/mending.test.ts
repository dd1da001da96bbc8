// Each warning links to the page where it can be mended, filtered to its games.
import { expect, test } from "bun:test";
import type { GameView } from "#projections/views.ts";
import type { Warning, WarningKind } from "#projections/warnings/warning.ts";
import { mendingAll, mendingPath } from "./mending.ts";

const games = new Map(
  [
    { _id: "g1", team1: { _id: "aces", name: "Aces" }, time: "09:00" },
    { _id: "g2", team1: { _id: "crush", name: "Crush" }, time: null },
  ].map((game) => [game._id, game as GameView]),
);
const path = (kind: WarningKind, ids: string[], team: string | null = null): string =>
  mendingPath({ kind, sentence: "", games: ids, team } satisfies Warning, games);

test.each([
  ["team-twice", ["g1", "g2"], "manage-game?game=g1&game=g2"],
  ["short-rest", ["g1", "final"], "manage-game?game=g1"],
  ["court-twice", ["quarter", "final"], "manage-playoff"],
  ["no-place", ["g2"], "manage-game?game=g2"],
  ["score-missing", ["g1"], "add-score?team=aces&time=09%3A00&show=open"],
  ["score-missing", ["g2"], "add-score?team=crush&show=open"],
  ["score-missing", ["final"], "manage-playoff"],
  ["seeding", ["quarter"], "manage-playoff"],
] as const)("%s of %j: %s", (kind, ids, to) => expect(path(kind, [...ids])).toBe(to));

// The bracket's missing scores linked to the desk of the pool games, which has none of them.
test("all of a kind are at the desk of their games", () => {
  const all = (kind: WarningKind, ids: string[]) =>
    mendingAll(kind, [{ kind, sentence: "", games: ids, team: null }], games);
  expect(all("score-missing", ["quarter", "g1"])).toBe("add-score?show=open");
  expect(all("score-missing", ["quarter", "final"])).toBe("manage-playoff");
  expect(all("short-rest", ["quarter", "final"])).toBeNull();
});

test("a team with too few games: all its games", () =>
  expect(path("uneven", [], "aces")).toBe("manage-game?team=aces"));
