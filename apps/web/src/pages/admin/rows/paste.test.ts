// Pasted cells go down from the focused one, and to the right; choices are matched by their words.
import { expect, test } from "bun:test";
import { fillFrom } from "./paste.ts";

const row = (id: string) => ({ id, values: { captain: "", division: "", isReferee: false } });
const rows = ["a", "b", "c"].map(row);
const captain = { id: "captain" };
const division = {
  id: "division",
  options: [
    { value: "", label: "None" },
    { value: "g", label: "Gold" },
  ],
};

test("a column fills the rows below, and says how much had no place", () => {
  const { typed, filled, left } = fillFrom({ rows: rows.slice(1), columns: [captain] }, [
    ["Ana"],
    ["Bo"],
    ["Cy"],
  ]);
  expect([...typed]).toEqual([
    ["b", { captain: "Ana" }],
    ["c", { captain: "Bo" }],
  ]);
  expect([filled, left]).toEqual([2, 1]);
});

test("several columns fill to the right; a word that is no choice leaves its cell as it was", () => {
  const cells = [
    ["Ana", " gold"],
    ["", "Copper"],
    ["Cy", ""],
  ];
  const { typed, left } = fillFrom({ rows, columns: [captain, division] }, cells);
  expect([...typed]).toEqual([
    ["a", { captain: "Ana", division: "g" }],
    ["b", { captain: "" }],
    ["c", { captain: "Cy", division: "" }],
  ]);
  expect(left).toBe(1);
});

test("a tick is written as files write it", () => {
  const { typed } = fillFrom({ rows, columns: [{ id: "isReferee" }] }, [["TRUE"], ["no"]]);
  expect([...typed.values()]).toEqual([{ isReferee: true }, { isReferee: false }]);
});
