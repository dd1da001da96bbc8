// Dragging teams in the workshop: onto a place, from place to place, and back to where they were.
import { expect, test } from "bun:test";
import type { PlayoffGameView } from "#projections/views.ts";
import { type BracketEdits, typeInto } from "./bracket-edits.ts";
import { movesOf, type Place } from "./team-moves.ts";

const game = (round: number, rank: number, team1: string | null, team2: string | null) =>
  ({
    _id: `R${round}-${rank}`,
    version: 1,
    isWildCard: false,
    round,
    rank,
    team1: team1 && { _id: team1, name: team1 },
    team2: team2 && { _id: team2, name: team2 },
    source1: { kind: team1 ? "picked" : "vacant" },
    source2: { kind: team2 ? "picked" : "vacant" },
    scoreTeam1: null,
    scoreTeam2: null,
    court: null,
  }) as PlayoffGameView;

const first = game(1, 1, "S01", "S16");
const second = game(1, 2, "S08", null);
const final = game(4, 1, null, null);
const nothing: BracketEdits = new Map();
const place = (of: PlayoffGameView, side: 1 | 2): Place => ({ game: of, side });
const told = (...args: Parameters<typeof movesOf>) =>
  movesOf(...args)?.map(({ game, side, team }) => `${game._id}/${side} ${team || "nobody"}`);

test("from the list of teams: the place takes it, whoever stood there", () => {
  expect(told({ team: "S09" }, place(second, 2), nothing)).toEqual(["R1-2/2 S09"]);
  expect(told({ team: "S09" }, place(first, 1), nothing)).toEqual(["R1-1/1 S09"]);
});

test("from place to place in a round: the two change places, also with nobody", () => {
  expect(told({ team: "S16", from: place(first, 2) }, place(second, 1), nothing)).toEqual([
    "R1-2/1 S16",
    "R1-1/2 S08",
  ]);
  expect(told({ team: "S16", from: place(first, 2) }, place(second, 2), nothing)).toEqual([
    "R1-2/2 S16",
    "R1-1/2 nobody",
  ]);
});

test("a seed or a winner leaves no empty place: it was typed twice into the round, which no save takes", () => {
  for (const kind of ["seed", "winner"] as const) {
    const fed = { ...first, source2: { kind } } as PlayoffGameView;
    expect(told({ team: "S16", from: place(fed, 2) }, place(second, 2), nothing)).toBeUndefined();
    expect(told({ team: "S16", from: place(fed, 2) }, place(second, 1), nothing)).toHaveLength(2);
    // A team that was put there by hand leaves, and the one beneath is back.
    const edits = new Map([["R1-1", typeInto(fed, undefined, "team2", "S05")!]]);
    expect(told({ team: "S05", from: place(fed, 2) }, place(second, 2), edits)).toEqual([
      "R1-2/2 S05",
      "R1-1/2 S16",
    ]);
  }
});

test("what is typed and not saved yet counts", () => {
  const edits = new Map([["R1-2", typeInto(second, undefined, "team1", "S05")!]]);
  expect(told({ team: "S16", from: place(first, 2) }, place(second, 1), edits)).toEqual([
    "R1-2/1 S16",
    "R1-1/2 S05",
  ]);
});

test("into a later round it stays where it was; onto its own place nothing happens", () => {
  expect(told({ team: "S16", from: place(first, 2) }, place(final, 1), nothing)).toEqual(["R4-1/1 S16"]);
  expect(told({ team: "S16", from: place(first, 2) }, place(first, 2), nothing)).toEqual([]);
  expect(told({ team: "S16" }, place(first, 2), nothing)).toEqual([]);
});
