// Kept scores: the same key and body until answered; own tries are no conflicts, others' need a choice; none is lost.
import { expect, test } from "bun:test";
import { type Problem, problemOf } from "#web/api/outcome.ts";
import {
  contestedIn,
  dueKey,
  type Entry,
  type Kept,
  keep,
  mineOnTop,
  parcelOf,
  refused,
  without,
  withoutGame,
} from "./kept-scores.ts";

const entry = (game: string, one: number, two: number, version = 7): Entry => ({
  game,
  name: `${game} v Others`,
  typed: [String(one), String(two)],
  version,
  scores: { scoreTeam1: one, scoreTeam2: two },
});

const conflictOf = (game: string, one: number, two: number, by = "robin"): Problem => ({
  ...problemOf("refused", "conflict", "Changed."),
  status: 409,
  conflicts: [
    {
      _id: game,
      current: {
        scoreTeam1: one,
        scoreTeam2: two,
        version: 9,
        by: { _id: by, name: "Robin" },
        at: null,
      } as never,
    },
  ],
});

function keys() {
  let made = 0;
  return () => `new-${++made}`;
}

const itemsOf = (kept: Kept, key: string) => parcelOf(kept, key).items;

const refuse = (kept: Kept, key: string, problem: Problem) => refused(kept, key, problem, "me", keys());

test("parcels go in the order they were kept, each with its key, body and the versions that were seen", () => {
  const kept = keep(keep([], [entry("a", 25, 20)], "first"), [entry("b", 25, 9, 8)], "second");
  expect(dueKey(kept)).toBe("first");
  expect(itemsOf(kept, "first")).toEqual([{ _id: "a", version: 7, scoreTeam1: 25, scoreTeam2: 20 }]);
  expect(dueKey(without(kept, "first"))).toBe("second");
  expect(dueKey(without(without(kept, "first"), "second"))).toBeNull();
});

test("only the numbers that were typed are in the body", () => {
  const kept = keep([], [{ ...entry("a", 25, 20), scores: { scoreTeam1: 25 } }], "first");
  expect(itemsOf(kept, "first")).toEqual([{ _id: "a", version: 7, scoreTeam1: 25 }]);
});

test("typing over a kept score replaces it; what else was in its parcel gets the new key with it", () => {
  const first = keep([], [entry("a", 25, 20), entry("b", 25, 9)], "first");
  const kept = keep(first, [{ ...entry("a", 21, 25, 99), scores: { scoreTeam1: 21 } }], "second");
  expect(itemsOf(kept, "first")).toEqual([]);
  expect(itemsOf(kept, "second")).toEqual([
    { _id: "b", version: 7, scoreTeam1: 25, scoreTeam2: 9 },
    { _id: "a", version: 7, scoreTeam1: 21, scoreTeam2: 25 },
  ]);
});

test("one's own earlier try, stored without an answer, is gone over; the same value of somebody else is not", () => {
  const kept = keep(keep([], [entry("a", 25, 20)], "first"), [entry("a", 21, 25)], "second");
  const mine = refuse(kept, "second", conflictOf("a", 25, 20, "me"));
  expect(itemsOf(mine, "new-1")).toEqual([{ _id: "a", version: 9, scoreTeam1: 21, scoreTeam2: 25 }]);
  expect(contestedIn(refuse(kept, "second", conflictOf("a", 25, 20)))).toHaveLength(1);
  expect(contestedIn(refuse(kept, "second", conflictOf("a", 11, 25, "me")))).toHaveLength(1);
});

test("a conflict waits with both values, who and when; the others of its parcel go on", () => {
  const kept = refuse(
    keep([], [entry("a", 21, 25), entry("b", 25, 9)], "first"),
    "first",
    conflictOf("a", 25, 20),
  );
  expect(contestedIn(kept)).toMatchObject([
    { game: "a", typed: ["21", "25"], theirs: { points: [25, 20], by: "Robin", at: null } },
  ]);
  expect(itemsOf(kept, dueKey(kept)!)).toMatchObject([{ _id: "b" }]);
});

test("nothing contested is sent until it is chosen about: theirs, or mine on top of what was seen", () => {
  const kept = refuse(keep([], [entry("a", 21, 25)], "first"), "first", conflictOf("a", 25, 20));
  expect(dueKey(kept)).toBeNull();
  expect(withoutGame(kept, "a")).toEqual([]);
  const mine = mineOnTop(kept, "a", "chosen");
  expect(itemsOf(mine, "chosen")).toEqual([{ _id: "a", version: 9, scoreTeam1: 21, scoreTeam2: 25 }]);
  expect(contestedIn(mine)).toEqual([]);
});

test("a parcel that is refused whole is tried one by one; the one that fails alone says why", () => {
  const gone = { ...problemOf("refused", "unknown-game", "There is no such game."), status: 404 };
  const apart = refuse(keep([], [entry("a", 25, 20), entry("b", 25, 9)], "first"), "first", gone);
  expect(new Set(apart.map(({ key }) => key)).size).toBe(2);
  const alone = refuse(apart, dueKey(apart)!, gone);
  expect(contestedIn(alone)).toMatchObject([{ game: "a", reason: "There is no such game." }]);
  expect(itemsOf(alone, dueKey(alone)!)).toMatchObject([{ _id: "b" }]);
});

test("an answer to a parcel takes nothing that was typed since", () => {
  const kept = keep(keep([], [entry("a", 25, 20)], "first"), [entry("a", 21, 25)], "second");
  expect(without(kept, "first")).toEqual(kept);
});

test("nor what waits for a choice, whose parcel it was", () => {
  const kept = refuse(keep([], [entry("a", 21, 25)], "first"), "first", conflictOf("a", 25, 20));
  expect(without(kept, "first")).toEqual(kept);
});

const final: Entry = { ...entry("final", 25, 20), bracket: { between: ["aces", "blockers"] } };

test("a bracket score names the teams that it is for, and its parcel goes to the bracket", () => {
  const kept = keep(keep([], [entry("a", 25, 20)], "first"), [final], "second");
  expect(parcelOf(kept, "first").bracket).toBe(false);
  expect(parcelOf(kept, "second")).toEqual({
    key: "second",
    bracket: true,
    confirmed: false,
    items: [{ _id: "final", version: 7, scoreTeam1: 25, scoreTeam2: 20, between: ["aces", "blockers"] }],
  });
});

test("one that reaches later scores waits for a person, and clears them only then", () => {
  const reaches = {
    ...problemOf("refused", "later-game-scored", "R4-1 has a score. Confirm to clear it."),
    status: 409,
    confirmable: true,
  };
  const kept = refuse(keep([], [final], "first"), "first", reaches);
  expect(contestedIn(kept)).toMatchObject([{ state: "refused", confirmable: true, reason: reaches.error }]);
  expect(dueKey(kept)).toBeNull();
  const confirmed = mineOnTop(kept, "final", "chosen");
  expect(parcelOf(confirmed, "chosen")).toMatchObject({
    confirmed: true,
    items: [{ between: ["aces", "blockers"] }],
  });
  const again = refuse(confirmed, "chosen", { ...reaches, confirmable: false });
  expect(parcelOf(mineOnTop(again, "final", "again"), "again").confirmed).toBe(false);
  const contested = refuse(confirmed, "chosen", conflictOf("final", 11, 25));
  expect(parcelOf(mineOnTop(contested, "final", "again"), "again").confirmed).toBe(false);
});
