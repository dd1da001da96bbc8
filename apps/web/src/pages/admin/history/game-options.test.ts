// The games that can be chosen above the history, and what an address may name.
import { expect, test } from "bun:test";
import { snapshotContent } from "#projections/snapshot.ts";
import { createPlayoffs } from "#server/features/playoffs/create.ts";
import { type Step, stateAfter } from "#tests/given.ts";
import { game, referee, springOpen } from "#tests/spring-open.ts";
import { gameIn, gameOptions } from "./game-options.ts";

const bracket: Step = (state) =>
  createPlayoffs(
    state,
    { method: "standard", seedBy: "record", drop: 0 },
    Array.from({ length: 15 }, (_, at) => `p${at}`),
    false,
  );
const content = snapshotContent(
  stateAfter(
    ...springOpen({ enddate: "2024-05-05" }),
    game("g1", "aces", "blockers", { time: "13:30" }),
    game("g2", "crush", "diggers", { date: "2024-05-05" }),
    referee("r1", "aces", { time: "15:00" }),
    bracket,
  ),
);

/** In short: "Sat 4 May: Aces v Blockers, 1:30 PM". */
const told = (team: string, chosen: string) =>
  gameOptions(content, team, chosen).flatMap((entry) =>
    "options" in entry ? entry.options.map(({ label }) => `${entry.label}: ${label}`) : [entry.label],
  );

test("games by day, then the bracket by place", () => {
  expect(told("", "").slice(0, 4)).toEqual([
    "Sat 4 May: Aces v Blockers, 1:30 PM",
    "Sat 4 May: Aces (referee), 3:00 PM",
    "Sun 5 May: Crush v Diggers",
    "Bracket: R1-1: Aces v Diggers",
  ]);
});

test("with a team chosen its own games, and the one that is chosen already", () => {
  expect(told("crush", "g1").slice(0, 2)).toEqual([
    "Sat 4 May: Aces v Blockers, 1:30 PM",
    "Sun 5 May: Crush v Diggers",
  ]);
  expect(told("crush", "").some((label) => label.includes("Aces v"))).toBe(false);
});

test("a game that is no longer there can still be chosen; nonsense is all games", () => {
  const gone = "2f39729a-e47e-4bbb-ab4f-d1cd0b5e7e8f";
  expect(told("", gameIn(gone))[0]).toBe("A game that is no longer there");
  expect(gameIn(gone)).toBe(gone);
  for (const text of [null, "", "zebra", `${gone}0`, gone.slice(1), "../history"])
    expect(gameIn(text)).toBe("");
});
