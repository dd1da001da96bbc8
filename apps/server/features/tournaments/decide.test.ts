// Tournaments as rules: their links, dates and settings.
import { describe, expect, test } from "bun:test";
import { FIRST_RULES } from "#events/rules/format.ts";
import { SITE_ROUTES } from "#events/rules/slug.ts";
import type { State } from "#projections/state/state.ts";
import { mayOrganise, mayRead } from "#server/log/access.ts";
import { given, stateAfter } from "#tests/given.ts";
import { created, settings, springOpen } from "#tests/spring-open.ts";
import { changeTournament, removeTournament } from "./decide.ts";

test("a tournament is created whole, with its owner", () => {
  given()
    .when(created({ enddate: "2024-05-05" }))
    .then([
      {
        type: "TournamentCreated",
        before: null,
        after: {
          name: "Spring Open",
          acronym: "SPRING24",
          organization: null,
          location: null,
          startdate: "2024-05-04",
          enddate: "2024-05-05",
          linkindex: "spring-open-05042024",
          owner: "owner",
          winner: null,
          isPublished: false,
          isCustomStanding: true,
          isCustomPlayoff: true,
          unusualScoreWarnings: true,
          wildcardDrop: null,
          rules: FIRST_RULES,
        },
      },
      { type: "OrganiserAdded", entity: "organiser", id: "owner", after: { role: "owner" } },
    ]);
});

describe("rule 5: a link that is a route of the site is refused", () => {
  test.each([...SITE_ROUTES].filter((route) => /^[a-z-]+$/.test(route)))("%s", (slug) => {
    given()
      .when(created({ slug: ` ${slug.toUpperCase()} ` }))
      .then({ refused: 400, code: "bad-input", details: { fields: { slug: expect.any(String) } } });
  });

  test("the same word as a name gets the date and is fine", () => {
    given()
      .when(created({ name: "auth" }))
      .then([
        { type: "TournamentCreated", after: { linkindex: "auth-05042024" } },
        { type: "OrganiserAdded" },
      ]);
  });
});

describe("rule 11: the end is not before the start", () => {
  const refusal = { refused: 400, code: "bad-input", details: { fields: { enddate: expect.any(String) } } };

  test("on create", () => {
    given()
      .when(created({ enddate: "2024-05-03" }))
      .then(refusal);
    given()
      .when(created({ enddate: "2024-05-04" }))
      .then([{ type: "TournamentCreated" }, { type: "OrganiserAdded" }]);
  });

  test("on change, whichever of the two moves", () => {
    const open = given(created({ enddate: "2024-05-05" }));
    open.when(settings({ enddate: "2024-05-03" })).then(refusal);
    open.when(settings({ startdate: "2024-05-06" })).then(refusal);
    open
      .when(settings({ startdate: "2024-05-06", enddate: "2024-05-07" }))
      .then([{ type: "TournamentDetailsChanged" }]);
    open
      .when(settings({ startdate: "2024-05-06", enddate: null }))
      .then([{ type: "TournamentDetailsChanged" }]);
  });
});

test("every setting has its own event name", () => {
  given(...springOpen())
    .when(
      settings({
        name: "Summer Open",
        isPublished: true,
        winner: "aces",
        unusualScoreWarnings: false,
        isCustomStanding: false,
      }),
    )
    .then([
      { type: "TournamentDetailsChanged", before: { name: "Spring Open" }, after: { name: "Summer Open" } },
      { type: "TournamentPublished", after: { isPublished: true } },
      { type: "WinnerChosen", after: { winner: "aces" } },
      { type: "TournamentSettingsChanged", after: { unusualScoreWarnings: false } },
      { type: "StandingModeChanged", after: { isCustomStanding: false } },
    ]);
});

test("unpublishing has its own event name", () => {
  given(created({ isPublished: true }))
    .when(settings({ isPublished: false }))
    .then([{ type: "TournamentUnpublished" }]);
});

test("rule 5: a new name leaves the link alone", () => {
  const state = stateAfter(created(), settings({ name: "Autumn Open", startdate: "2024-09-01" }));
  expect(state.content.tournament.get("spring")!.linkindex).toBe("spring-open-05042024");
});

test("rule 23: a winner must be a team of the tournament, and can be cleared", () => {
  const open = given(...springOpen(), settings({ winner: "aces" }));
  open
    .when(settings({ winner: "eagles" }))
    .then({ refused: 400, code: "bad-input", details: { fields: { winner: expect.any(String) } } });
  open
    .when(settings({ winner: null }))
    .then([{ type: "WinnerChosen", before: { winner: "aces" }, after: { winner: null } }]);
});

test("an edit that changes nothing makes no event", () => {
  given(created())
    .when(settings({ name: "Spring Open", isPublished: false, isCustomStanding: true }))
    .then([]);
});

test("an edit on an older version conflicts field by field", () => {
  const edited = given(created(), settings({ location: "Hall 1" }));
  edited
    .when((state) => changeTournament(state, { location: "Hall 2" }, 1))
    .then({
      refused: 409,
      code: "conflict",
      details: { conflicts: [{ _id: "spring", entity: "tournament", setIn: 2 }] },
    });
  edited
    .when((state) => changeTournament(state, { organization: "Club" }, 1))
    .then([{ type: "TournamentDetailsChanged", after: { organization: "Club" } }]);
});

describe("rule 40: deleted by its owner", () => {
  const viewer = { account: "owner", name: "Olga", everything: false };
  const removed =
    (by = viewer) =>
    (state: State) =>
      removeTournament(state, by, "removal", null);

  test("it is unpublished in the same change", () => {
    const published = (state: State) => changeTournament(state, { isPublished: true }, null);
    given(...springOpen(), published)
      .when(removed())
      .then([
        { type: "TournamentUnpublished", after: { isPublished: false } },
        {
          type: "TournamentRemoved",
          entity: "removal",
          id: "removal",
          before: null,
          after: { removed: true },
        },
      ]);
    given(...springOpen())
      .when(removed())
      .then([{ type: "TournamentRemoved" }]);
  });

  test("or by accounts that organise everything, and by nobody else", () => {
    const other = { ...viewer, account: "co" };
    given(...springOpen())
      .when(removed(other))
      .then({ refused: 403, code: "not-owner" });
    given(...springOpen())
      .when(removed({ ...other, everything: true }))
      .then([{ type: "TournamentRemoved" }]);
  });

  test("nobody organises it any more, and nobody sees it", () => {
    const open = stateAfter(...springOpen());
    expect([mayRead(open, viewer), mayOrganise(open, viewer)]).toEqual([true, true]);
    const deleted = stateAfter(...springOpen(), removed());
    for (const one of [viewer, { ...viewer, everything: true }, null])
      expect([mayRead(deleted, one), mayOrganise(deleted, one)]).toEqual([false, false]);
  });
});
