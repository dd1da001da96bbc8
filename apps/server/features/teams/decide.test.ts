// Teams as rules: names that nobody can confuse, the placeholder, nothing in use removed, edits field by field.
import { describe, expect, test } from "bun:test";
import { NO_RECORD } from "#events/entities.ts";
import { changePlayoffGames } from "#server/features/playoffs/change.ts";
import { given } from "#tests/given.ts";
import { bracket, rankedTeams } from "#tests/ranked-teams.ts";
import { created, division, game, referee, settings, springOpen, team } from "#tests/spring-open.ts";
import { addTeam, addTeams, changeTeam, changeTeams, removeTeam } from "./decide.ts";

test("a team is added whole, without a record", () => {
  given(created(), division("Gold"))
    .when((state) =>
      addTeam(state, "aces", { name: " Aces ", captain: "Ada", state: "Ohio", division: "gold" }),
    )
    .then([
      {
        type: "TeamAdded",
        before: null,
        after: { name: "Aces", captain: "Ada", state: "Ohio", division: "gold", record: NO_RECORD },
      },
    ]);
});

describe("several teams", () => {
  const three = (...names: string[]) => new Map(names.map((name, at) => [`new${at}`, { name }]));

  test("are added as one change", () => {
    given(created(), team("Aces"))
      .when((state) => addTeams(state, three(" Crush", "Diggers")))
      .then([
        { type: "TeamAdded", id: "new0", after: { name: "Crush" } },
        { type: "TeamAdded", id: "new1", after: { name: "Diggers" } },
      ]);
  });

  test("are added all or none, and every row with a problem is named", () => {
    const nowhere = { name: "Eagles", division: "nowhere" };
    given(created(), team("Aces"))
      .when((state) => addTeams(state, new Map([...three("Crush", "CRUSH ", "aces"), ["new3", nowhere]])))
      .then({
        refused: 409,
        code: "name-taken",
        details: {
          fields: {
            "1.name": "There is already a team named “Crush”.",
            "2.name": "There is already a team named “Aces”.",
            "3.division": "There is no such division in this tournament.",
          },
        },
      });
  });
});

describe("rule 1: two teams may not have names that nobody can tell apart", () => {
  for (const [there, name] of [
    ["Aces", " Aces"],
    ["Aces", "aces"],
    ["Aces", "Aces\u00A0"],
    ["Aces", "A\u200Dces"],
    ["Café", "Cafe\u0301"],
    ["Team 1", "team  1"],
  ] as const) {
    test(`${JSON.stringify(there)} and ${JSON.stringify(name)}`, () => {
      given(created(), team(there))
        .when((state) => addTeam(state, "twin", { name }))
        .then({ refused: 409, code: "name-taken", error: `There is already a team named “${there}”.` });
    });
  }

  test("a removed team's name is free again", () => {
    given(created(), team("Aces"), (state) => removeTeam(state, "aces", null))
      .when((state) => addTeam(state, "second", { name: "Aces" }))
      .then([{ type: "TeamAdded", id: "second" }]);
  });

  test("a rename onto another team is refused, a change of case is a rename", () => {
    const both = given(...springOpen());
    both
      .when((state) => changeTeam(state, "aces", { name: "blockers" }, null))
      .then({ refused: 409, code: "name-taken" });
    both
      .when((state) => changeTeam(state, "aces", { name: "ACES" }, null))
      .then([{ type: "TeamRenamed", before: { name: "Aces" }, after: { name: "ACES" } }]);
  });
});

test("rule 4: the placeholder is an ordinary team when it is created and removed", () => {
  const open = given(...springOpen());
  open
    .when((state) => addTeam(state, "twin", { name: "BYE - Referee" }))
    .then({ refused: 409, code: "name-taken" });
  open.when((state) => removeTeam(state, "bye", null)).then([{ type: "TeamRemoved", id: "bye" }]);
});

test("name and other fields of one edit are told as two events", () => {
  given(...springOpen())
    .when((state) => changeTeam(state, "aces", { name: "Eagles", captain: "Eve", division: null }, null))
    .then([
      { type: "TeamRenamed", after: { name: "Eagles" } },
      {
        type: "TeamChanged",
        before: { captain: null, division: "gold" },
        after: { captain: "Eve", division: null },
      },
    ]);
});

test("a division that does not exist is refused on both ways in", () => {
  const open = given(...springOpen());
  for (const decide of [
    (state: Parameters<typeof addTeam>[0]) => addTeam(state, "new", { name: "New", division: "bronze" }),
    (state: Parameters<typeof addTeam>[0]) => changeTeam(state, "aces", { division: "bronze" }, null),
  ]) {
    open
      .when(decide)
      .then({ refused: 400, code: "bad-input", details: { fields: { division: expect.any(String) } } });
  }
});

describe("an edit on an older version", () => {
  const edited = given(...springOpen(), (state) => changeTeam(state, "aces", { captain: "Ada" }, null));

  test("conflicts where the field was changed since", () => {
    edited
      .when((state) => changeTeam(state, "aces", { captain: "Bea" }, 7))
      .then({
        refused: 409,
        code: "conflict",
        details: { conflicts: [{ _id: "aces", entity: "team", setIn: 8 }] },
      });
  });

  test("merges other fields, and last write wins without a version", () => {
    edited.when((state) => changeTeam(state, "aces", { state: "Ohio" }, 7)).then([{ type: "TeamChanged" }]);
    edited
      .when((state) => changeTeam(state, "aces", { captain: "Bea" }, null))
      .then([{ type: "TeamChanged" }]);
  });

  test("removing conflicts with any change since", () => {
    edited.when((state) => removeTeam(state, "aces", 7)).then({ refused: 409, code: "conflict" });
    edited.when((state) => removeTeam(state, "aces", 8)).then([{ type: "TeamRemoved" }]);
  });
});

test("of several edits that are refused each is named, with the words for its fields", () => {
  const edits = ["aces", "crush"].map((id) => ({ id, fields: { name: "Blockers" }, expected: null }));
  const error = "There is already a team named “Blockers”.";
  given(...springOpen())
    .when((state) => changeTeams(state, edits))
    .then({
      refused: 409,
      code: "name-taken",
      details: {
        refused: edits.map(({ id }) => ({ _id: id, code: "name-taken", error, fields: { name: error } })),
      },
    });
});

describe("rule 25: a team in use is not removed, and the refusal counts its uses", () => {
  test("games, a referee duty and the chosen winner", () => {
    given(
      ...springOpen(),
      game("g1", "aces", "blockers"),
      game("g2", "crush", "aces"),
      referee("g3", "aces"),
      settings({ winner: "aces" }),
    )
      .when((state) => removeTeam(state, "aces", null))
      .then({
        refused: 409,
        code: "in-use",
        error: "Aces is in use: 3 games, 1 chosen winner. Change or delete those first.",
      });
  });

  test("rule 21: a seed that stands beneath a pick", () => {
    given(...rankedTeams(5), bracket("standard", 1), (state) =>
      changePlayoffGames(state, [{ id: "p0", fields: { team1: "s05" }, expected: null }], false),
    )
      .when((state) => removeTeam(state, "s01", null))
      .then({ refused: 409, code: "in-use", details: { uses: { "playoff slot": 1 } } });
  });

  test("a team of no game goes", () => {
    given(...springOpen(), game("g1", "aces", "blockers"))
      .when((state) => removeTeam(state, "crush", null))
      .then([{ type: "TeamRemoved", id: "crush", before: { name: "Crush" }, after: null }]);
  });
});

test("an unknown team is neither changed nor removed", () => {
  const nothing = given(created());
  nothing
    .when((state) => changeTeam(state, "aces", { name: "A" }, null))
    .then({ refused: 404, code: "unknown-team" });
  nothing.when((state) => removeTeam(state, "aces", null)).then({ refused: 404, code: "unknown-team" });
});
