// Seed numbers follow from the places of a generated bracket, and are left out where a place was filled by hand.
import { expect, test } from "bun:test";
import { bracketPlaces } from "#projections/bracket/seeding.ts";
import type { PlayoffGameView, SlotSource } from "#projections/views.ts";
import { seedsOf } from "./bracket-seeds.ts";

const kindOf = (seed: string | null): SlotSource => ({ kind: seed === "vacant" ? "vacant" : "seed" });
const refOf = (seed: string | null) => (seed && seed !== "vacant" ? { _id: seed, name: seed } : null);

const madeOf = (count: number): PlayoffGameView[] =>
  bracketPlaces(Array.from({ length: count }, (_, at) => `seed ${at + 1}`)).map(
    ({ round, rank, seed1, seed2 }) =>
      ({
        round,
        rank,
        team1: refOf(seed1),
        team2: refOf(seed2),
        source1: kindOf(seed1),
        source2: kindOf(seed2),
      }) as PlayoffGameView,
  );

test.each([2, 11, 15, 16])("%p qualifiers have their numbers", (count) => {
  const seeds = seedsOf(madeOf(count));
  expect(seeds.size).toBe(count);
  for (const [team, seed] of seeds) expect(team).toBe(`seed ${seed}`);
});

test("one picked side, and there are none", () => {
  const games = madeOf(16);
  games[3] = { ...games[3]!, source1: { kind: "picked" } };
  expect(seedsOf(games).size).toBe(0);
});
