// Which cards of the home page are marked as being played.
import { expect, test } from "bun:test";
import { isOn } from "./is-on.ts";

const winner = { _id: "a", name: "Aces" };

test.each([
  ["on its only day", { startdate: "2024-05-04", enddate: null, winner: null }, true],
  ["on the last of its days", { startdate: "2024-05-02", enddate: "2024-05-04", winner: null }, true],
  ["the day before", { startdate: "2024-05-05", enddate: null, winner: null }, false],
  ["the day after", { startdate: "2024-05-01", enddate: "2024-05-03", winner: null }, false],
  ["once it is won", { startdate: "2024-05-04", enddate: null, winner }, false],
])("%s", (_, card, expected) => {
  expect(isOn(card, "2024-05-04")).toBe(expected);
});
