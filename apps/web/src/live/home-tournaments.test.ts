// The home page's list takes patches and stays newest first.
import { expect, test } from "bun:test";
import { type HomeCard, PROTOCOL } from "#projections/views.ts";
import { applyHomePatch } from "./home-tournaments.ts";

const card = (id: string, startdate: string, name = id) => ({ _id: id, startdate, name }) as HomeCard;
const home = {
  protocol: PROTOCOL,
  epoch: "e",
  version: 1,
  tournaments: [card("b", "2024-05-04"), card("a", "2024-01-01")],
};
const frame = { protocol: PROTOCOL, epoch: "e", from: 1, version: 2 };

test("new and changed cards take their place by date", () => {
  const set = { tournaments: [card("c", "2024-03-01"), card("a", "2024-06-01")] };
  const { tournaments, version } = applyHomePatch(home, { ...frame, set, removed: {} });
  expect(tournaments.map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
  expect(version).toBe(2);
});

test("what is no longer published leaves", () => {
  const { tournaments } = applyHomePatch(home, { ...frame, set: {}, removed: { tournaments: ["b"] } });
  expect(tournaments.map(({ _id }) => _id)).toEqual(["a"]);
});
