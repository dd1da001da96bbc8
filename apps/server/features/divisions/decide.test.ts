// Divisions as rules: names that nobody can confuse, nothing in use removed, edits field by field.
import { describe, expect, test } from "bun:test";
import { addPlayoffGame } from "#server/features/playoffs/add.ts";
import { given, type Step } from "#tests/given.ts";
import { created, division, game, springOpen, team } from "#tests/spring-open.ts";
import { addDivision, changeDivision, removeDivision } from "./decide.ts";

test("a division is added with a trimmed name", () => {
  given(created())
    .when((state) => addDivision(state, "gold", { name: "  Gold\u00A0", description: "the best" }))
    .then([
      {
        type: "DivisionAdded",
        entity: "division",
        id: "gold",
        before: null,
        after: { name: "Gold", description: "the best" },
      },
    ]);
});

describe("rule 1: two divisions may not have names that nobody can tell apart", () => {
  for (const name of ["gold", " Gold ", "GO\u200BLD", "Gold\uFEFF"]) {
    test(JSON.stringify(name), () => {
      given(created(), division("Gold"))
        .when((state) => addDivision(state, "second", { name }))
        .then({ refused: 409, code: "name-taken", error: "There is already a division named “Gold”." });
    });
  }

  test("a rename onto another one is refused, one onto itself is not", () => {
    const both = given(created(), division("Gold"), division("Silver"));
    both
      .when((state) => changeDivision(state, "silver", { name: "gOLD" }, null))
      .then({ refused: 409, code: "name-taken" });
    both
      .when((state) => changeDivision(state, "gold", { name: "GOLD" }, null))
      .then([{ type: "DivisionChanged", before: { name: "Gold" }, after: { name: "GOLD" } }]);
  });

  test("a team may have a division's name", () => {
    given(created(), division("Gold"))
      .when((state) => team("Gold")(state))
      .then([{ type: "TeamAdded" }]);
  });
});

test("an edit that changes nothing makes no event", () => {
  given(created(), division("Gold"))
    .when((state) => changeDivision(state, "gold", { name: "Gold ", description: null }, null))
    .then([]);
});

test("absent is unchanged, null is cleared", () => {
  given(created(), (state) => addDivision(state, "gold", { name: "Gold", description: "the best" }))
    .when((state) => changeDivision(state, "gold", { description: null }, null))
    .then([{ type: "DivisionChanged", before: { description: "the best" }, after: { description: null } }]);
});

describe("an edit on an older version", () => {
  const edited = given(created(), division("Gold"), (state) =>
    changeDivision(state, "gold", { name: "Platinum" }, null),
  );

  test("conflicts where the field was changed since", () => {
    edited
      .when((state) => changeDivision(state, "gold", { name: "Bronze" }, 2))
      .then({
        refused: 409,
        code: "conflict",
        details: { conflicts: [{ _id: "gold", entity: "division", setIn: 3 }] },
      });
  });

  test("merges with changes of other fields", () => {
    const after = edited
      .when((state) => changeDivision(state, "gold", { description: "new" }, 2))
      .then([{ type: "DivisionChanged", after: { description: "new" } }]);
    expect(after.content.division.get("gold")).toEqual({ name: "Platinum", description: "new" });
  });

  test("is no conflict when it brings the value that is there", () => {
    edited.when((state) => changeDivision(state, "gold", { name: "Platinum" }, 2)).then([]);
  });

  test("removing conflicts with any change since, not on the newest version", () => {
    edited.when((state) => removeDivision(state, "gold", 2)).then({ refused: 409, code: "conflict" });
    edited.when((state) => removeDivision(state, "gold", 3)).then([{ type: "DivisionRemoved", after: null }]);
  });
});

test("rule 25: a division in use is not removed, and the refusal counts its uses", () => {
  given(...springOpen(), game("g1", "aces", "blockers", { division: "gold" }))
    .when((state) => removeDivision(state, "gold", null))
    .then({
      refused: 409,
      code: "in-use",
      error: "Gold is in use: 4 teams, 1 game. Change or delete those first.",
      details: { uses: { team: 4, game: 1 } },
    });
});

test("rule 25: so do the games of the wildcards and of the bracket", () => {
  const games = [{ isWildCard: true }, { round: 1, rank: 1 }].map(
    (raw, at): Step =>
      (state) =>
        addPlayoffGame(state, `p${at}`, { ...raw, division: "silver" }),
  );
  given(...springOpen(), division("Silver"), ...games)
    .when((state) => removeDivision(state, "silver", null))
    .then({ refused: 409, code: "in-use", details: { uses: { "wildcard game": 1, "playoff game": 1 } } });
});

test("an unknown division is neither changed nor removed", () => {
  const nothing = given(created());
  nothing
    .when((state) => changeDivision(state, "gold", { name: "Gold" }, null))
    .then({ refused: 404, code: "unknown-division" });
  nothing
    .when((state) => removeDivision(state, "gold", null))
    .then({ refused: 404, code: "unknown-division" });
});
