// Random wildcards and brackets: created, replaced, corrected under later rounds, picked by hand.
import fc from "fast-check";
import type { State } from "#projections/state/state.ts";
import { addPlayoffGame } from "#server/features/playoffs/add.ts";
import { changePlayoffGames } from "#server/features/playoffs/change.ts";
import {
  createPlayoffs,
  createWildcards,
  removePlayoffs,
  removeWildcards,
} from "#server/features/playoffs/create.ts";
import { METHODS } from "#server/features/playoffs/qualify.ts";
import type { Step } from "./given.ts";
import type { IdOf } from "./random-actions.ts";

const team = fc.constantFrom("aces", "blockers", "crush", "diggers", "t5", "t6", null);
const points = fc.integer({ min: 0, max: 30 });
const seedBy = fc.constantFrom("record", "rank");
const confirm = fc.boolean();
/** A place in the bracket, early rounds more often. */
const place = fc.constantFrom([1, 1], [1, 8], [1, 6], [1, 3], [2, 1], [2, 4], [3, 1], [3, 2], [4, 1]);

const newIds = (state: State, count: number, what: string): string[] =>
  Array.from({ length: count }, (_, index) => `${what}${state.version}-${index}`);

const gameAt = ({ content }: State, [round, rank]: readonly number[]): string =>
  [...content.playoffGame].find(([, game]) => game.round === round && game.rank === rank)?.[0] ?? "none";

export function playoffActionOn(idOf: IdOf): fc.Arbitrary<Step> {
  const teamId = team.map((name) => (name === null ? null : idOf(name)));
  return fc.oneof(
    fc.tuple(fc.constantFrom(...METHODS), fc.integer({ min: 0, max: 2 }), seedBy, confirm).map(
      ([method, drop, seedBy, confirm]): Step =>
        (state) =>
          createPlayoffs(
            state,
            { method, seedBy, ...(method === "with-wildcard" ? {} : { drop }) },
            newIds(state, 15, "p"),
            confirm,
          ),
    ),
    fc.tuple(fc.constantFrom(0, 2, 4), fc.integer({ min: 0, max: 1 }), seedBy, confirm).map(
      ([teams, drop, seedBy, confirm]): Step =>
        (state) =>
          createWildcards(state, { teams, drop, seedBy }, newIds(state, 4, "w"), confirm),
    ),
    {
      weight: 6,
      arbitrary: fc.tuple(place, points, points, confirm).map(
        ([at, scoreTeam1, scoreTeam2, confirm]): Step =>
          (state) =>
            changePlayoffGames(
              state,
              [{ id: gameAt(state, at), fields: { scoreTeam1, scoreTeam2 }, expected: null }],
              confirm,
            ),
      ),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(place, teamId, confirm).map(
        ([at, team2, confirm]): Step =>
          (state) =>
            changePlayoffGames(
              state,
              [{ id: gameAt(state, at), fields: { team2 }, expected: null }],
              confirm,
            ),
      ),
    },
    fc.tuple(fc.nat(3), points, points).map(
      ([which, scoreTeam1, scoreTeam2]): Step =>
        (state) =>
          changePlayoffGames(
            state,
            [
              {
                id: [...state.content.wildcardGame.keys()][which] ?? "none",
                fields: { scoreTeam1, scoreTeam2 },
                expected: null,
              },
            ],
            false,
          ),
    ),
    fc.tuple(place, teamId, teamId).map(
      ([[round, rank], team1, team2]): Step =>
        (state) =>
          addPlayoffGame(state, newIds(state, 1, "raw")[0]!, { round: round!, rank: rank!, team1, team2 }),
    ),
    fc.constantFrom<Step>(removePlayoffs, removeWildcards),
  );
}
