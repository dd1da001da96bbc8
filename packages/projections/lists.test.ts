// The order of lists of tournaments, the same on the home page, on the profile and in every stream.
import { expect, test } from "bun:test";
import { newestFirst } from "./lists.ts";
import type { HomeCard } from "./views.ts";

const card = (_id: string, startdate: string, name: string) => ({ _id, startdate, name }) as HomeCard;

test("the newest start date comes first; those of one day are in the order of names (rule 3), then by id", () => {
  const cards = [
    card("a", "2024-05-04", "Cup 10"),
    card("b", "2023-01-01", "Aces Open"),
    card("d", "2024-05-04", "Cup 2"),
    card("c", "2024-05-04", "Cup 2"),
    card("e", "2024-05-04", "cup 1"),
    card("f", "2025-01-01", "Zebra Cup"),
  ];
  const ids = ["f", "e", "c", "d", "a", "b"];
  expect(cards.toSorted(newestFirst).map(({ _id }) => _id)).toEqual(ids);
  expect(
    cards
      .toReversed()
      .sort(newestFirst)
      .map(({ _id }) => _id),
  ).toEqual(ids);
});
