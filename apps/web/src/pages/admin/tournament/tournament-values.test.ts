// One form, two people: what I changed, and what both changed.
import { expect, test } from "bun:test";
import { changesOf, contestedIn, type TournamentValues } from "./tournament-values.ts";

const opened: TournamentValues = {
  name: "Spring Open",
  acronym: "SPRING24",
  startdate: "2024-05-04",
  enddate: "",
  location: "Hall A",
  organization: "",
  winner: "",
  isPublished: false,
  isCustomStanding: true,
  unusualScoreWarnings: true,
};

test("what was typed back to what it was is no change", () => {
  expect(changesOf(opened, { ...opened, location: "Hall A" })).toEqual({});
  expect(changesOf(opened, { ...opened, location: "", isPublished: true })).toEqual({
    location: "",
    isPublished: true,
  });
});

test("contested is what both changed, and not to the same", () => {
  const mine = { location: "Hall B", organization: "Harbour Club", isPublished: true };
  const theirs = { ...opened, location: "Hall C", acronym: "SPRING", isPublished: true };
  expect(contestedIn(mine, opened, theirs)).toEqual(["location"]);
  expect(contestedIn(mine, opened, opened)).toEqual([]);
});
