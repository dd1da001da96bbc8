// Fixture F1 as steps: Spring Open of 2024-05-04 with Gold, four teams and the placeholder; ids are the names.

import { PLACEHOLDER_NAME } from "#events/rules/name.ts";
import { addDivision } from "#server/features/divisions/decide.ts";
import { addGame, type GameFields } from "#server/features/games/decide.ts";
import { addTeam, type TeamFields } from "#server/features/teams/decide.ts";
import {
  type ChangeFields,
  changeTournament,
  createTournament,
} from "#server/features/tournaments/decide.ts";
import type { Step } from "./given.ts";

export const created =
  (details: Partial<Parameters<typeof createTournament>[2]> = {}): Step =>
  () =>
    createTournament("spring", "owner", {
      name: "Spring Open",
      acronym: "SPRING24",
      startdate: "2024-05-04",
      ...details,
    });

export const settings =
  (fields: ChangeFields): Step =>
  (state) =>
    changeTournament(state, fields, null);

export const division =
  (name: string): Step =>
  (state) =>
    addDivision(state, name.toLowerCase(), { name });

export const team =
  (name: string, fields: TeamFields = {}): Step =>
  (state) =>
    addTeam(state, name.toLowerCase(), { ...fields, name });

export const placeholder: Step = (state) => addTeam(state, "bye", { name: PLACEHOLDER_NAME });

export const game =
  (id: string, team1: string, team2: string, fields: GameFields = {}): Step =>
  (state) =>
    addGame(state, id, { team1, team2, ...fields });

/** A game with its score: `played("g1", "aces", 25, 18, "blockers")`. */
export const played = (id: string, team1: string, a: number, b: number, team2: string): Step =>
  game(id, team1, team2, { scoreTeam1: a, scoreTeam2: b });

export const referee = (id: string, who: string, fields: GameFields = {}): Step =>
  game(id, who, who, { isReferee: true, ...fields });

export const springOpen = (details: Parameters<typeof created>[0] = {}): Step[] => [
  created(details),
  division("Gold"),
  ...["Aces", "Blockers", "Crush", "Diggers"].map((name) => team(name, { division: "gold" })),
  placeholder,
];
