// A search looks at everything that a card shows, whatever the case.
import { expect, test } from "bun:test";
import type { HomeCard } from "#projections/views.ts";
import { findTournaments } from "./find-tournaments.ts";

const card = {
  name: "Spring Open",
  acronym: "SPRING24",
  organization: "Harbour Club",
  location: "Leeds",
  startdate: "2024-05-04",
  winner: { _id: "1", name: "Calder Aces" },
} as HomeCard;

test.each(["spring o", "SPRING24", "harbour", "lEEds", "05/04/2024", "calder", "", "  leeds "])(
  "%p finds it",
  (words) => {
    expect(findTournaments([card], words)).toEqual([card]);
  },
);

test.each(["2024-05-04", "tbd", "autumn"])("%p does not", (words) => {
  expect(findTournaments([card, { ...card, winner: null }], words)).toEqual([]);
});
