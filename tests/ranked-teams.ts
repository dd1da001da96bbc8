// The second fixture: n teams S01, S02 … with standings 1 … n in that order.

import { createPlayoffs } from "#server/features/playoffs/create.ts";
import { typeRecords } from "#server/features/standings/decide.ts";
import { addTeam } from "#server/features/teams/decide.ts";
import { createTournament } from "#server/features/tournaments/decide.ts";
import type { Step } from "./given.ts";

export const teamName = (place: number): string => `S${String(place).padStart(2, "0")}`;

/** Team ids are their names in lower case. Wins fall with the rank, so record order is the order of ranks. */
export function rankedTeams(count: number): Step[] {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const edits = places.map((place) => ({
    id: teamName(place).toLowerCase(),
    fields: { standing: place, totalWins: 100 - place },
    expected: null,
  }));
  return [
    () =>
      createTournament("spring", "owner", {
        name: "Spring Open",
        acronym: "SPRING24",
        startdate: "2024-05-04",
      }),
    ...places.map(
      (place): Step =>
        (state) =>
          addTeam(state, teamName(place).toLowerCase(), { name: teamName(place) }),
    ),
    ...(count > 0 ? [((state) => typeRecords(state, edits)) satisfies Step] : []),
  ];
}

/** A bracket of them, by default `standard`; its games are p0 … p14. */
export const bracket =
  (method: "standard" | "without-wildcard" = "standard", drop = 0): Step =>
  (state) =>
    createPlayoffs(
      state,
      { method, seedBy: "record", drop },
      Array.from({ length: 15 }, (_, at) => `p${at}`),
      false,
    );
