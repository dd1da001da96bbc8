// Bracket games corrected, picked and added one by one (rules 21 and 24).
import { describe, expect, test } from "bun:test";
import { bracketOf } from "#projections/bracket/bracket.ts";
import type { State } from "#projections/state/state.ts";
import { given, type Step, stateAfter } from "#tests/given.ts";
import { bracket, rankedTeams } from "#tests/ranked-teams.ts";
import { addPlayoffGame } from "./add.ts";
import { changePlayoffGames } from "./change.ts";
import type { PlayoffFields, RawGame } from "./fields.ts";

const make = bracket("without-wildcard");

const at = (state: State, round: number, rank: number): string =>
  [...state.content.playoffGame].find(([, game]) => game.round === round && game.rank === rank)![0];

const change =
  (
    round: number,
    rank: number,
    fields: PlayoffFields,
    confirm = false,
    expected: number | null = null,
  ): Step =>
  (state) =>
    changePlayoffGames(state, [{ id: at(state, round, rank), fields, expected }], confirm);

const score = (
  round: number,
  rank: number,
  scoreTeam1: number | null,
  scoreTeam2: number | null,
  confirm = false,
) => change(round, rank, { scoreTeam1, scoreTeam2 }, confirm);

const raw =
  (game: RawGame): Step =>
  (state) =>
    addPlayoffGame(state, "raw", game);

const shown = (state: State, round: number, rank: number) =>
  bracketOf(state.content.playoffGame)
    .get(at(state, round, rank))!
    .slots.map(({ team }) => team);

const sixteen: Step[] = [...rankedTeams(16), make];
const playedOn: Step[] = [...sixteen, score(1, 1, 25, 20), score(1, 2, 25, 20), score(2, 1, 25, 10)];

describe("rule 21: corrections", () => {
  test("before the next game is scored the other team moves on", () => {
    const state = stateAfter(...sixteen, score(1, 1, 25, 20), score(1, 1, 20, 25));
    expect(shown(state, 2, 1)).toEqual(["s16", null]);
  });
  test("into a scored game: refused naming it, cleared with confirm", () => {
    given(...playedOn)
      .when(score(1, 1, 20, 25))
      .then({
        refused: 409,
        code: "later-game-scored",
        details: { confirmable: true, dependents: [{ _id: "p8", round: 2, rank: 1 }] },
      });
    const state = stateAfter(...playedOn, score(1, 1, 20, 25, true));
    expect([state.content.playoffGame.get("p8")?.score, shown(state, 2, 1)]).toEqual([null, ["s16", "s08"]]);
  });
  test("it reaches every scored game up to the final", () => {
    const toTheEnd: Step[] = [
      ...playedOn,
      score(1, 3, 25, 20),
      score(1, 4, 25, 20),
      score(2, 2, 25, 20),
      score(3, 1, 25, 20),
    ];
    given(...toTheEnd)
      .when(score(1, 1, 20, 25))
      .then({
        refused: 409,
        code: "later-game-scored",
        details: {
          dependents: [
            { round: 2, rank: 1 },
            { round: 3, rank: 1 },
          ],
        },
      });
    given(...toTheEnd)
      .when(score(1, 1, 20, 25, true))
      .then([
        { type: "PlayoffScoreEntered" },
        { type: "PlayoffScoreCleared" },
        { type: "PlayoffScoreCleared" },
      ]);
  });
  test("one that changes no winner asks nothing; clearing and tying do", () => {
    given(...playedOn)
      .when(score(1, 1, 30, 28))
      .then([{ type: "PlayoffScoreEntered" }]);
    given(...playedOn)
      .when(score(1, 1, null, null))
      .then({ refused: 409, code: "later-game-scored" });
    given(...playedOn)
      .when(score(1, 1, 25, 25))
      .then({ refused: 409, code: "later-game-scored" });
  });
});

describe("rule 21: picks", () => {
  test("a pick is shown instead of the seed; picking the team beneath, or none, removes it", () => {
    const picked: Step[] = [...sixteen, score(1, 1, 25, 20), change(2, 1, { team1: "s16" })];
    expect(shown(stateAfter(...picked), 2, 1)[0]).toBe("s16");
    for (const team1 of ["s01", null])
      expect(shown(stateAfter(...picked, change(2, 1, { team1 })), 2, 1)[0]).toBe("s01");
  });
  test("a team twice in a round is refused", () => {
    given(...sixteen)
      .when(change(1, 1, { team1: "s02" }))
      .then({ refused: 409, code: "team-twice" });
  });
  test("a score needs both teams", () => {
    given(...sixteen)
      .when(score(2, 1, 25, 20))
      .then({ refused: 409, code: "lacking-team" });
  });
  test("another team in a scored game clears its score, with confirm", () => {
    given(...playedOn)
      .when(change(2, 1, { team1: "s16" }))
      .then({ refused: 409, code: "later-game-scored" });
    expect(
      stateAfter(...playedOn, change(2, 1, { team1: "s16" }, true)).content.playoffGame.get("p8")?.score,
    ).toBeNull();
  });
  test("an unknown team and an unknown game are refused", () => {
    given(...sixteen)
      .when(change(1, 1, { team1: "nobody" }))
      .then({ refused: 400, code: "bad-input" });
    given(...sixteen)
      .when((state) => changePlayoffGames(state, [{ id: "none", fields: {}, expected: null }], false))
      .then({ refused: 404, code: "unknown-playoffgame" });
  });
  test("court and time change alone; an edit that changes nothing is no event", () => {
    given(...sixteen)
      .when(change(1, 1, { court: "3", time: "15:00" }))
      .then([{ type: "PlayoffGameRescheduled", after: { court: "3", time: "15:00" } }]);
    given(...sixteen)
      .when(change(1, 1, { court: null }))
      .then([]);
  });
});

describe("conflicts and raw calls", () => {
  test("a stale version meets another score, not another field", () => {
    const before = stateAfter(...sixteen).version;
    given(...sixteen, score(1, 1, 25, 20))
      .when(change(1, 1, { scoreTeam1: 21, scoreTeam2: 25 }, false, before))
      .then({ refused: 409, code: "conflict" });
    given(...sixteen, score(1, 1, 25, 20))
      .when(change(1, 1, { court: "2" }, false, before))
      .then([{ type: "PlayoffGameRescheduled" }]);
  });
  test("rule 24: a taken or invalid rank is refused", () => {
    given(...sixteen)
      .when(raw({ round: 1, rank: 3 }))
      .then({ refused: 409, code: "position-taken" });
    given(...rankedTeams(2))
      .when(raw({ round: 5, rank: 1 }))
      .then({ refused: 400, code: "bad-input" });
    given(...rankedTeams(2))
      .when(raw({ round: 2, rank: 5 }))
      .then({ refused: 400, code: "bad-input" });
  });
  test("teams of a raw game are picks; a raw wildcard takes the next rank", () => {
    given(...rankedTeams(2))
      .when(raw({ round: 1, rank: 1, team1: "s01", team2: "s02", scoreTeam1: 25, scoreTeam2: 20 }))
      .then([
        {
          type: "PlayoffGameAdded",
          after: {
            seed1: null,
            pick1: "s01",
            score: { sets: [[25, 20]], ended: null, teams: ["s01", "s02"] },
          },
        },
      ]);
    given(...rankedTeams(2))
      .when(raw({ isWildCard: true, team1: "s01", team2: "s02" }))
      .then([{ type: "WildcardGameAdded", after: { rank: 1 } }]);
    given(...rankedTeams(2))
      .when(raw({ isWildCard: true, team1: "s01", team2: "s01" }))
      .then({ refused: 400, code: "bad-input" });
  });
});

describe("a score that waited on a device", () => {
  const between = (one: string, two: string): Step =>
    change(2, 1, { scoreTeam1: 25, scoreTeam2: 12, between: [one, two] });

  test("is entered for the teams that it was written down for", () => {
    given(...sixteen, score(1, 1, 25, 20), score(1, 2, 25, 20))
      .when(between("s01", "s08"))
      .then([{ type: "PlayoffScoreEntered" }]);
  });
  test("is refused if other teams are there by now, naming both pairs", () => {
    given(...sixteen, score(1, 1, 20, 25), score(1, 2, 25, 20))
      .when(between("s01", "s08"))
      .then({
        refused: 409,
        code: "other-teams",
        error: "This score is for S01 v S08; now it is S16 v S08 there.",
      });
  });
});
