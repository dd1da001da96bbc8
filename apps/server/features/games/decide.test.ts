// Games as rules: who may play whom, scores that stay when they are not sent, edits field by field.
import { describe, expect, test } from "bun:test";
import { scoreOf } from "#events/rules/score.ts";
import { given } from "#tests/given.ts";
import { game, played, referee, springOpen } from "#tests/spring-open.ts";
import { addGame, changeGames, type GameFields, removeGame } from "./decide.ts";

const edit = (id: string, fields: GameFields, expected: number | null = null) => [{ id, fields, expected }];
const score = scoreOf;

test("a game is added whole, with the next place in the order of entry", () => {
  given(...springOpen(), game("g1", "aces", "blockers"))
    .when((state) => addGame(state, "g2", { team1: "crush", team2: "diggers", court: "3", time: "09:00" }))
    .then([
      {
        type: "GameAdded",
        after: {
          pair: { team1: "crush", team2: "diggers", isReferee: false },
          division: null,
          round: null,
          court: "3",
          date: null,
          time: "09:00",
          score: null,
          order: 2,
        },
      },
    ]);
});

test("the place of a game that was removed is given to no other while later ones are there", () => {
  given(...springOpen(), game("g1", "aces", "blockers"), game("g2", "crush", "diggers"), (state) =>
    removeGame(state, "g1", null),
  )
    .when((state) => addGame(state, "g3", { team1: "aces", team2: "crush" }))
    .then([{ type: "GameAdded", after: { order: 3 } }]);
});

describe("a game needs two different teams of the tournament", () => {
  const refusals: [GameFields, string][] = [
    [{ team2: "aces" }, "team1"],
    [{ team1: "aces" }, "team2"],
    [{ team1: "aces", team2: null }, "team2"],
    [{ team1: "eagles", team2: "aces" }, "team1"],
    [{ team1: "aces", team2: "eagles" }, "team2"],
    [{ team1: "aces", team2: "aces" }, "team2"],
    [{ team1: "aces", team2: "blockers", division: "bronze" }, "division"],
  ];
  for (const [fields, field] of refusals) {
    test(JSON.stringify(fields), () => {
      const expected = {
        refused: 400,
        code: "bad-input",
        details: { fields: { [field]: expect.any(String) } },
      };
      const open = given(...springOpen(), game("g1", "crush", "diggers"));
      open.when((state) => addGame(state, "g2", fields)).then(expected);
      open
        .when((state) => changeGames(state, edit("g1", { team1: null, team2: null, ...fields })))
        .then(expected);
    });
  }
});

test("in a referee game team 2 is team 1, whatever was sent", () => {
  const open = given(...springOpen(), game("g1", "aces", "blockers"), referee("g2", "crush"));
  open
    .when((state) => addGame(state, "g3", { team1: "aces", team2: "blockers", isReferee: true }))
    .then([{ type: "GameAdded", after: { pair: { team1: "aces", team2: "aces", isReferee: true } } }]);
  open
    .when((state) => changeGames(state, edit("g1", { isReferee: true })))
    .then([{ type: "GameTeamsChanged", after: { pair: { team1: "aces", team2: "aces", isReferee: true } } }]);
  open
    .when((state) => changeGames(state, edit("g2", { isReferee: false })))
    .then({ refused: 400, code: "bad-input" });
});

describe("rule 9: a number that is not sent stays", () => {
  test("one of two", () => {
    given(...springOpen(), played("g1", "aces", 25, 18, "blockers"))
      .when((state) => changeGames(state, edit("g1", { scoreTeam2: 20 })))
      .then([{ type: "ScoreCorrected", before: { score: score(25, 18) }, after: { score: score(25, 20) } }]);
  });

  test("half a score is kept, and the other half joins it", () => {
    const half = given(...springOpen(), game("g1", "aces", "blockers"))
      .when((state) => changeGames(state, edit("g1", { scoreTeam1: 25 })))
      .then([{ type: "ScoreEntered", after: { score: score(25, null) } }]);
    expect(changeGames(half, edit("g1", { scoreTeam2: 10 }))).toMatchObject({
      events: [{ type: "ScoreCorrected", after: { score: score(25, 10) } }],
    });
  });

  test("both null is no score", () => {
    given(...springOpen(), played("g1", "aces", 25, 18, "blockers"))
      .when((state) => changeGames(state, edit("g1", { scoreTeam1: null, scoreTeam2: null })))
      .then([{ type: "ScoreCleared", before: { score: score(25, 18) }, after: { score: null } }]);
  });

  test("a score leaves time, court, date and round alone", () => {
    const fields = { time: "09:00", court: "3", date: "2024-05-05", round: "2" };
    const after = given(...springOpen(), game("g1", "aces", "blockers", fields))
      .when((state) => changeGames(state, edit("g1", { scoreTeam1: 25, scoreTeam2: 20 })))
      .then([{ type: "ScoreEntered" }]);
    expect(after.content.game.get("g1")).toMatchObject({ ...fields, score: score(25, 20) });
  });
});

test("the fields of one edit are told by name, one event for each", () => {
  given(...springOpen(), game("g1", "aces", "blockers"))
    .when((state) =>
      changeGames(
        state,
        edit("g1", {
          team2: "crush",
          court: "1",
          date: "2024-05-05",
          round: "2",
          scoreTeam1: 1,
          scoreTeam2: 2,
        }),
      ),
    )
    .then([
      { type: "GameRescheduled", after: { court: "1", date: "2024-05-05" } },
      { type: "GameChanged", after: { round: "2" } },
      { type: "GameTeamsChanged" },
      { type: "ScoreEntered" },
    ]);
});

test("an edit that changes nothing makes no event", () => {
  given(...springOpen(), played("g1", "aces", 25, 18, "blockers"))
    .when((state) =>
      changeGames(state, edit("g1", { team1: "aces", scoreTeam1: 25, scoreTeam2: 18, court: null })),
    )
    .then([]);
});

describe("two people at one game (version 8 was seen by both, then A saved 25-20)", () => {
  const savedByA = given(...springOpen(), game("g1", "aces", "blockers", { court: "1" }), (state) =>
    changeGames(state, edit("g1", { scoreTeam1: 25, scoreTeam2: 20 }, 8)),
  );
  const conflict = {
    refused: 409,
    code: "conflict",
    details: { conflicts: [{ _id: "g1", entity: "game", setIn: 9 }] },
  };

  test("another score by B conflicts; the score is one field", () => {
    savedByA
      .when((state) => changeGames(state, edit("g1", { scoreTeam1: 21, scoreTeam2: 25 }, 8)))
      .then(conflict);
    savedByA.when((state) => changeGames(state, edit("g1", { scoreTeam2: 19 }, 8))).then(conflict);
  });

  test("a court by B merges", () => {
    savedByA
      .when((state) => changeGames(state, edit("g1", { court: "2" }, 8)))
      .then([{ type: "GameRescheduled", after: { court: "2" } }]);
  });

  test("the same score by B is no conflict and changes nothing", () => {
    savedByA.when((state) => changeGames(state, edit("g1", { scoreTeam1: 25, scoreTeam2: 20 }, 8))).then([]);
  });

  test("B's deletion conflicts", () => {
    savedByA.when((state) => removeGame(state, "g1", 8)).then(conflict);
    savedByA
      .when((state) => removeGame(state, "g1", 9))
      .then([{ type: "GameRemoved", id: "g1", after: null }]);
  });
});

test("several at once are all or none, and every conflict is listed", () => {
  const open = given(
    ...springOpen(),
    played("g1", "aces", 25, 18, "blockers"),
    played("g2", "crush", 25, 18, "diggers"),
    game("g3", "aces", "crush"),
  );
  const at = (id: string, expected: number | null) => ({
    id,
    fields: { scoreTeam1: 1, scoreTeam2: 0 },
    expected,
  });
  open
    .when((state) => changeGames(state, [at("g1", 5), at("g2", 5), at("g3", null)]))
    .then({ refused: 409, code: "conflict", details: { conflicts: [{ _id: "g1" }, { _id: "g2" }] } });
  open
    .when((state) => changeGames(state, [at("g1", null), at("unknown", null)]))
    .then({ refused: 404, code: "unknown-game" });
  open
    .when((state) => changeGames(state, [at("g1", null), at("g3", null)]))
    .then([
      { type: "ScoreCorrected", id: "g1" },
      { type: "ScoreEntered", id: "g3" },
    ]);
});

test("an unknown game is neither changed nor removed", () => {
  const open = given(...springOpen());
  open
    .when((state) => changeGames(state, edit("g1", { court: "1" })))
    .then({ refused: 404, code: "unknown-game" });
  open.when((state) => removeGame(state, "g1", null)).then({ refused: 404, code: "unknown-game" });
});
