// Random tournaments for properties: actions that reuse few names and ids, so that they
// meet, clash and undo each other.
import fc from "fast-check";
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { evolve } from "#projections/state/evolve.ts";
import { emptyState, type State } from "#projections/state/state.ts";
import { addDivision, changeDivision, removeDivision } from "#server/features/divisions/decide.ts";
import { addGame, changeGames, removeGame } from "#server/features/games/decide.ts";
import { uploadGames } from "#server/features/games/upload.ts";
import { calculateStandings, typeRecords } from "#server/features/standings/decide.ts";
import { addTeam, changeTeam, removeTeam } from "#server/features/teams/decide.ts";
import { changeTournament } from "#server/features/tournaments/decide.ts";
import { isRefusal } from "#server/log/command.ts";
import { changeOf, type Step } from "./given.ts";
import { springOpen } from "./spring-open.ts";

/** The id that a team has in the log; the log of a real site has UUIDs. */
export type IdOf = (team: string) => Id;
export const asNamed: IdOf = (team) => team;

const team = fc.constantFrom("aces", "blockers", "crush", "diggers", "bye", "t5", "t6");
const divisionId = fc.constantFrom("gold", "d2", null);
const gameId = fc.constantFrom("g1", "g2", "g3", "g4", "g5");
const name = fc.constantFrom(
  "Aces",
  "aces",
  "Eagles",
  "Team 2",
  "Team 10",
  "Café",
  "Cafe\u0301",
  "BYE - Referee",
);
const points = fc.option(fc.integer({ min: 0, max: 30 }), { nil: null });
const time = fc.constantFrom("09:00", "09:40", "11:00", null);
const date = fc.constantFrom("2024-05-04", "2024-05-05", null);
const expected = fc.option(fc.integer({ min: 0, max: 30 }), { nil: null });
const gameFields = (teamId: fc.Arbitrary<Id>) =>
  fc.record(
    {
      team1: teamId,
      team2: teamId,
      isReferee: fc.boolean(),
      division: divisionId,
      court: fc.constantFrom("1", "2", null),
      date,
      time,
      scoreTeam1: points,
      scoreTeam2: points,
    },
    { requiredKeys: [] },
  );
const cell = fc.constantFrom("Aces", "Blockers", "Crush", "aces", "", "Nobody");
const rows = fc.array(
  fc.record({
    team1: cell,
    team2: cell,
    time: fc.constantFrom("9:00 AM", "24:00", ""),
    scoreTeam1: fc.constantFrom("", "25", "x"),
    isReferee: fc.constantFrom("", "TRUE"),
  }),
  { maxLength: 4 },
);
const count = fc.integer({ min: 0, max: 9 });

export function actionOn(idOf: IdOf): fc.Arbitrary<Step> {
  const teamId = team.map(idOf);
  return fc.oneof(
    fc.tuple(teamId, name, divisionId).map(
      ([id, name, division]): Step =>
        (state) =>
          addTeamOnce(state, id, name, division),
    ),
    fc.tuple(teamId, fc.record({ name, division: divisionId }, { requiredKeys: [] }), expected).map(
      ([id, fields, seen]): Step =>
        (state) =>
          changeTeam(state, id, fields, seen),
    ),
    fc.tuple(teamId, expected).map(
      ([id, seen]): Step =>
        (state) =>
          removeTeam(state, id, seen),
    ),
    name.map(
      (name): Step =>
        (state) =>
          state.content.division.has("d2")
            ? changeDivision(state, "d2", { name }, null)
            : addDivision(state, "d2", { name }),
    ),
    fc.constantFrom("gold", "d2").map(
      (id): Step =>
        (state) =>
          removeDivision(state, id, null),
    ),
    {
      weight: 3,
      arbitrary: fc.tuple(gameId, gameFields(teamId)).map(
        ([id, fields]): Step =>
          (state) =>
            state.content.game.has(id)
              ? changeGames(state, [{ id, fields, expected: null }])
              : addGame(state, id, fields),
      ),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(gameId, points, points, expected).map(
        ([id, scoreTeam1, scoreTeam2, seen]): Step =>
          (state) =>
            changeGames(state, [{ id, fields: { scoreTeam1, scoreTeam2 }, expected: seen }]),
      ),
    },
    fc.tuple(gameId, expected).map(
      ([id, seen]): Step =>
        (state) =>
          removeGame(state, id, seen),
    ),
    rows.map(
      (rows): Step =>
        (state) =>
          uploadGames(
            state,
            rows,
            rows.map((_, index) => `v${state.version}-${index}`),
          ),
    ),
    fc.constant<Step>(calculateStandings),
    fc.tuple(teamId, count, count).map(
      ([id, standing, totalWins]): Step =>
        (state) =>
          typeRecords(state, [{ id, fields: { standing, totalWins }, expected: null }]),
    ),
    fc
      .record(
        {
          isCustomStanding: fc.boolean(),
          isPublished: fc.boolean(),
          startdate: fc.constantFrom("2024-05-03", "2024-05-04"),
          winner: fc.option(teamId, { nil: null }),
        },
        { requiredKeys: [] },
      )
      .map(
        (fields): Step =>
          (state) =>
            changeTournament(state, fields, null),
      ),
  );
}

/** Two entities never have the same id at once; a real site's ids are random. */
const addTeamOnce = (state: State, id: string, name: string, division: string | null) =>
  state.content.team.has(id)
    ? changeTeam(state, id, { name, division }, null)
    : addTeam(state, id, { name, division });

export interface Played {
  changes: Change[];
  /** states[v] is the state at version v. */
  states: State[];
  refused: number;
}

/** The first fixture and then the actions; refused ones and those that change nothing make no version. */
export function play(actions: readonly Step[]): Played {
  const played: Played = { changes: [], states: [emptyState()], refused: 0 };
  for (const decide of [...springOpen(), ...actions]) {
    const state = played.states.at(-1)!;
    const decision = decide(state);
    if (isRefusal(decision)) played.refused++;
    else if (decision.events.length > 0) {
      const change = changeOf(state, decision);
      played.changes.push(change);
      played.states.push(evolve(state, change));
    }
  }
  return played;
}
