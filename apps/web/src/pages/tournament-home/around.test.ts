// The followed team is always among its three rows.
import { expect, test } from "bun:test";
import type { StandingView } from "#projections/views.ts";
import { around } from "./around.ts";

const rows = ["a", "b", "c", "d", "e", "f"].map((id) => ({ team: { _id: id, name: id } }) as StandingView);
const ids = (team: string | null) =>
  around(rows, team)
    .map((row) => row.team._id)
    .join("");

test.each([
  ["a", "abc"],
  ["c", "bcd"],
  ["f", "def"],
  [null, "abcde"],
])("around %p stand %s", (team, expected) => {
  expect(ids(team)).toBe(expected);
});
