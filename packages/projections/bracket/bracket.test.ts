// The bracket: feeders, byes, ties, picks and the champion.
import { describe, expect, test } from "bun:test";
import type { PlayoffGame, Seed } from "#events/entities.ts";
import { scoreOf } from "#events/rules/score.ts";
import { bracketOf, championOf } from "./bracket.ts";
import { bracketPlaces, pairings } from "./seeding.ts";

type Games = Map<string, PlayoffGame>;

const NOTHING = {
  pick1: null,
  pick2: null,
  division: null,
  court: null,
  date: null,
  time: null,
  score: null,
};

const teams = (count: number): string[] => Array.from({ length: count }, (_, index) => `S${index + 1}`);

const bracket = (count: number | null): Games =>
  new Map(
    bracketPlaces(count === null ? null : teams(count)).map((place) => [
      `R${place.round}-${place.rank}`,
      { ...NOTHING, ...place },
    ]),
  );

/** Enters a score for the two teams shown. */
function play(games: Games, id: string, first: number, second: number): void {
  const { game, slots } = bracketOf(games).get(id)!;
  games.set(id, { ...game, score: { ...scoreOf(first, second)!, teams: [slots[0].team!, slots[1].team!] } });
}

const shown = (games: Games, id: string) =>
  bracketOf(games)
    .get(id)!
    .slots.map(({ team, source }) => team ?? source.kind);

describe("rule 17: pairing", () => {
  const placed = (count: number): Record<number, readonly [Seed, Seed]> =>
    Object.fromEntries(
      bracketPlaces(teams(count))
        .filter(({ round }) => round === 1)
        .map(({ rank, seed1, seed2 }) => [rank, [seed1, seed2]]),
    );

  test("the i-th best of 16 plays the i-th worst, at ranks 1, 8, 6, 4, 3, 5, 7, 2", () => {
    expect(placed(16)).toEqual({
      1: ["S1", "S16"],
      8: ["S2", "S15"],
      6: ["S3", "S14"],
      4: ["S4", "S13"],
      3: ["S5", "S12"],
      5: ["S6", "S11"],
      7: ["S7", "S10"],
      2: ["S8", "S9"],
    });
  });
  test("with an odd number the middle team has no opponent", () => {
    expect(placed(3)).toMatchObject({ 1: ["S1", "S3"], 8: ["S2", "vacant"], 6: ["vacant", "vacant"] });
    expect(placed(15)).toMatchObject({ 7: ["S7", "S9"], 2: ["S8", "vacant"] });
  });
  test("there are always 15 games, and no team twice", () => {
    for (const count of [2, 3, 5, 6, 15, 16]) {
      expect(bracket(count).size).toBe(15);
      const seeds = pairings(teams(count))
        .flat()
        .filter((seed) => seed !== "vacant");
      expect(seeds.toSorted()).toEqual(teams(count).toSorted());
    }
  });
});

describe("rule 18: byes", () => {
  test("two teams: the winner of R1-1 moves on through byes and is the champion", () => {
    const games = bracket(2);
    expect(shown(games, "R2-1")).toEqual(["winner", "vacant"]);
    play(games, "R1-1", 25, 20);
    expect(bracketOf(games).get("R2-1")).toMatchObject({ isBye: true, winner: "S1" });
    expect(shown(games, "R2-2")).toEqual(["vacant", "vacant"]);
    expect(championOf(games)).toBe("S1");
  });
  test("a bye's team moves on at once", () => {
    const games = bracket(15);
    expect(bracketOf(games).get("R1-2")).toMatchObject({ isBye: true, winner: "S8" });
    expect(shown(games, "R2-1")).toEqual(["winner", "S8"]);
  });
  test("an empty bracket is open, and nobody moves on", () => {
    const games = bracket(null);
    expect(shown(games, "R1-1")).toEqual(["open", "open"]);
    expect([...bracketOf(games).values()].some(({ isBye }) => isBye)).toBe(false);
  });
});

describe("rules 21 and 23: winners, ties, picks", () => {
  test("a correction moves the other team on", () => {
    const games = bracket(16);
    play(games, "R1-1", 25, 20);
    expect(shown(games, "R2-1")[0]).toBe("S1");
    play(games, "R1-1", 20, 25);
    expect(shown(games, "R2-1")[0]).toBe("S16");
  });
  test("a tie and a 0-0 send nobody on", () => {
    const games = bracket(16);
    for (const [a, b] of [
      [15, 15],
      [0, 0],
    ] as const) {
      play(games, "R1-2", a, b);
      expect(shown(games, "R2-1")[1]).toBe("winner");
    }
  });
  test("a pick hides what is beneath, and is flagged when it differs", () => {
    const games = bracket(16);
    play(games, "R1-1", 25, 20);
    games.set("R2-1", { ...games.get("R2-1")!, pick1: "S16" });
    expect(bracketOf(games).get("R2-1")!.slots[0]).toEqual({
      team: "S16",
      beneath: "S1",
      source: { kind: "picked", differs: true },
    });
    games.set("R2-1", { ...games.get("R2-1")!, pick1: null });
    expect(shown(games, "R2-1")[0]).toBe("S1");
  });
  test("a pick differs from no team as long as none has come so far", () => {
    const games = bracket(16);
    games.set("R2-1", { ...games.get("R2-1")!, pick1: "S16" });
    expect(bracketOf(games).get("R2-1")!.slots[0].source).toEqual({ kind: "picked" });
  });
  test("the champion is the winner of round 4, none when tied or unplayed", () => {
    const games = bracket(16);
    for (const id of [...games.keys()]) play(games, id, 25, 20);
    expect(championOf(games)).toBe("S1");
    play(games, "R4-1", 25, 25);
    expect(championOf(games)).toBeNull();
    expect(championOf(new Map())).toBeNull();
  });
  test("a score of other teams decides nothing", () => {
    const games = bracket(16);
    play(games, "R1-1", 25, 20);
    games.set("R1-1", { ...games.get("R1-1")!, pick2: "S9" });
    expect(bracketOf(games).get("R1-1")!.winner).toBeNull();
  });
});
