// Each kind of warning in a sentence with its games, and no false alarm on a day that is in order.
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { changePlayoffGames } from "#server/features/playoffs/change.ts";
import { createPlayoffs, createWildcards } from "#server/features/playoffs/create.ts";
import { type Step, stateAfter } from "#tests/given.ts";
import { actionOn, asNamed, play } from "#tests/random-actions.ts";
import { game, played, referee, springOpen, team } from "#tests/spring-open.ts";
import { snapshotContent } from "../snapshot.ts";
import type { SnapshotContent } from "../views.ts";
import type { WarningKind } from "./warning.ts";
import { warningsOf } from "./warnings.ts";

const at = (time: string | null, court: string | null = "1", more: object = {}) => ({ time, court, ...more });
const known = (...steps: Step[]): SnapshotContent => snapshotContent(stateAfter(...springOpen(), ...steps));
const sentences = (kind: WarningKind, ...steps: Step[]): string[] =>
  warningsOf(known(...steps))
    .filter((warning) => warning.kind === kind)
    .map(({ sentence }) => sentence);

test("a day in order has none, nor has an empty one", () => {
  expect(warningsOf(known())).toEqual([]);
  expect(
    warningsOf(
      known(
        game("g1", "aces", "blockers", at("09:00", "1", { round: "1" })),
        game("g2", "crush", "diggers", at("09:00", "2", { round: "1" })),
        game("g3", "aces", "crush", at("09:40", "1", { round: "2" })),
        game("g4", "blockers", "diggers", at("09:40", "2", { round: "2" })),
        referee("g5", "aces", at("10:20")),
      ),
    ),
  ).toEqual([]);
});

describe("rule 12: twice at one time", () => {
  test("a team, also when one of both is a referee duty", () => {
    expect(
      sentences(
        "team-twice",
        game("g1", "aces", "blockers", at("09:00")),
        referee("g2", "aces", at("09:00", "2")),
      ),
    ).toEqual(["Aces plays twice at 9:00 AM: Aces v Blockers and Aces (referee)."]);
  });

  test("a court, and the games are named for mending", () => {
    const found = warningsOf(
      known(game("g1", "aces", "blockers", at("09:00")), game("g2", "crush", "diggers", at("09:00"))),
    );
    expect(found).toEqual([
      {
        kind: "court-twice",
        sentence: "Court 1 is booked twice at 9:00 AM: Aces v Blockers and Crush v Diggers.",
        games: ["g1", "g2"],
        team: null,
      },
    ]);
  });
});

describe("rule 36: rest", () => {
  test("39 minutes from start to start are too few, 40 are enough", () => {
    const rest = (second: string) =>
      sentences(
        "short-rest",
        game("g1", "aces", "blockers", at("09:00", "1")),
        referee("g2", "aces", at(second, "2")),
      );
    expect(rest("09:39")).toEqual([
      "Aces starts again after 39 minutes, and a game takes 40: Aces v Blockers at 9:00 AM, then Aces (referee) at 9:39 AM.",
    ]);
    expect(rest("09:40")).toEqual([]);
  });

  test("where courts usually change sooner a game takes no longer than that", () => {
    const day = ["09:00", "09:25", "09:50", "10:15", "10:40"].map((time, index) =>
      game(`g${index}`, "aces", "blockers", at(time)),
    );
    expect(sentences("short-rest", ...day)).toEqual([]);
    expect(sentences("short-rest", ...day, game("late", "aces", "crush", at("11:00", "2")))).toEqual([
      expect.stringContaining("Aces starts again after 20 minutes, and a game takes 25: "),
    ]);
  });

  test("of two turns that are equally frequent the shorter one is the usual", () => {
    const day = ["09:00", "09:25", "09:50", "10:15", "10:40"].flatMap((time, index) => [
      game(`short${index}`, "aces", "blockers", at(time)),
      game(
        `long${index}`,
        "crush",
        "diggers",
        at(["09:00", "09:30", "10:00", "10:30", "11:00"][index]!, "2"),
      ),
    ]);
    expect(sentences("short-rest", ...day)).toEqual([]);
  });

  test("another day, no time and the placeholder are no haste", () => {
    expect(
      sentences(
        "short-rest",
        game("g1", "aces", "bye", at("09:00")),
        game("g2", "blockers", "bye", at("09:10", "2")),
        game("g3", "aces", "crush", at(null)),
        game("g4", "aces", "crush", at("09:10", "3", { date: "2024-05-05" })),
      ),
    ).toEqual([]);
  });
});

test("a game or duty without a court or a time says what it lacks", () => {
  expect(
    sentences(
      "no-place",
      game("g1", "aces", "blockers", at(null, null, { round: "1" })),
      game("g2", "crush", "diggers", at("09:00", null)),
      referee("g3", "aces", at(null)),
    ),
  ).toEqual([
    "Crush v Diggers at 9:00 AM has no court.",
    "Aces (referee) has no time.",
    "Aces v Blockers of round 1 has no time and no court.",
  ]);
});

test("of two numbers of games that are equally frequent the higher one is the usual", () => {
  const steps = [game("g1", "aces", "blockers", at("09:00")), game("g2", "aces", "blockers", at("10:00"))];
  expect(sentences("uneven", ...steps, game("g3", "crush", "diggers", at("09:00", "2")))).toEqual([
    "Crush has 1 game; others of Gold have 2.",
    "Diggers has 1 game; others of Gold have 2.",
  ]);
});

test("a team with another number of games than the rest of its division", () => {
  const steps = [
    game("g1", "aces", "blockers", at("09:00")),
    game("g2", "aces", "crush", at("10:00")),
    game("g3", "blockers", "crush", at("11:00")),
    referee("g4", "diggers", at("12:00")),
  ];
  expect(sentences("uneven", ...steps)).toEqual(["Diggers has no game; others of Gold have 2."]);
  // Two teams in another division have one game each; Gold is not measured by them.
  expect(
    sentences(
      "uneven",
      ...steps,
      team("Eagles"),
      team("Falcons"),
      game("g5", "eagles", "falcons", at("13:00")),
    ),
  ).toHaveLength(1);
});

describe("scores that are missing", () => {
  test("from an earlier time, while a later game has one", () => {
    const earlier = game("g1", "aces", "blockers", at("09:00", "2", { round: "1" }));
    const later = game("g2", "crush", "diggers", at("09:40", "1", { scoreTeam1: 25, scoreTeam2: 20 }));
    expect(sentences("score-missing", earlier, later)).toEqual([
      "Aces v Blockers, round 1, 9:00 AM, court 2: no score yet, though games at 9:40 AM have theirs.",
    ]);
    expect(sentences("score-missing", earlier)).toEqual([]);
  });

  test("a game of the same time may still be played, and of a later round at an earlier time is none", () => {
    expect(
      sentences(
        "score-missing",
        game("g1", "aces", "blockers", at("09:00", "2", { round: "1" })),
        game("g2", "crush", "diggers", at("09:00", "1", { round: "2", scoreTeam1: 25, scoreTeam2: 20 })),
      ),
    ).toEqual([]);
  });

  test("without times the rounds of a division count", () => {
    expect(
      sentences(
        "score-missing",
        game("g1", "aces", "blockers", { round: "1" }),
        game("g2", "crush", "diggers", { round: "2", scoreTeam1: 25, scoreTeam2: 20 }),
        game("g3", "crush", "diggers", { round: "1", division: "gold" }),
      ),
    ).toEqual(["Aces v Blockers, round 1: no score yet, though round 2 has scores."]);
  });
});

const ids = Array.from({ length: 15 }, (_, index) => `p${index + 1}`);
const bracket: Step = (state) => createPlayoffs(state, { method: "standard", seedBy: "record" }, ids, true);

describe("scores that are missing once the playoff has begun", () => {
  const open = game("g1", "aces", "blockers");
  const wildcards: Step = (state) =>
    createWildcards(state, { teams: 4, drop: 0, seedBy: "record" }, ["w1", "w2"], false);
  const score =
    (id: string): Step =>
    (state) =>
      changePlayoffGames(state, [{ id, fields: { scoreTeam1: 25, scoreTeam2: 20 }, expected: null }], false);

  test("of the pools, also while only wildcards have been played", () => {
    expect(sentences("score-missing", open, wildcards)).toEqual([]);
    const late = ["Aces v Blockers: no score yet, though the playoff has begun."];
    expect(sentences("score-missing", open, wildcards, score("w1"))).toEqual(late);
    expect(sentences("score-missing", open, bracket, score("p1"))).toEqual(late);
  });

  test("of a wildcard and of an earlier round, not of the round that is being played", () => {
    expect(sentences("score-missing", bracket, score("p1"))).toEqual([]);
    expect(sentences("score-missing", wildcards, score("w1"), bracket, score("p1"))).toEqual([
      "WildCard 2 Blockers v Crush: no score yet, though round 1 of the playoff has scores.",
    ]);
    const final = { team1: "aces", team2: "blockers", scoreTeam1: 25, scoreTeam2: 20 };
    const picked: Step = (state) =>
      changePlayoffGames(state, [{ id: "p15", fields: final, expected: null }], false);
    expect(sentences("score-missing", bracket, score("p1"), picked)).toEqual([
      "R1-8 Blockers v Crush: no score yet, though round 4 of the playoff has scores.",
    ]);
  });
});

describe("rule 22: seeding that differs", () => {
  const automatic: Step = (state) => ({
    events: [
      {
        type: "StandingModeChanged",
        schema: 1,
        entity: "tournament",
        id: "spring",
        before: { isCustomStanding: [...state.content.tournament.values()][0]!.isCustomStanding },
        after: { isCustomStanding: false },
      },
    ],
  });
  const first = played("g1", "aces", 25, 18, "blockers");

  test("nothing as long as the order stands, a sentence for each pair when it does not", () => {
    expect(sentences("seeding", automatic, first, bracket)).toEqual([]);
    expect(sentences("seeding", automatic, first, bracket, played("g2", "diggers", 25, 2, "crush"))).toEqual([
      "R1-1 is Aces v Blockers; by the standings of now it would be Diggers v Crush.",
      "R1-8 is Crush v Diggers; by the standings of now it would be Aces v Blockers.",
    ]);
  });
});

test("any tournament has its warnings, of games and teams that are there, whatever the order of its games", () => {
  fc.assert(
    fc.property(
      fc.array(actionOn(asNamed), { maxLength: 30 }),
      fc.infiniteStream(fc.nat()),
      (steps, lots) => {
        const state = play(steps).states.at(-1)!;
        const content = snapshotContent(state);
        const there = new Set(
          [...content.games, ...content.wildcardGames, ...content.playoffGames].map(({ _id }) => _id),
        );
        const found = warningsOf(content);
        for (const { games, team: who } of found) {
          expect(games.every((id) => there.has(id))).toBe(true);
          expect(who === null || state.content.team.has(who)).toBe(true);
        }
        const shuffled = content.games.map((one) => [lots.next().value!, one] as const);
        const games = shuffled.sort(([a], [b]) => a - b).map(([, one]) => one);
        const kindsIn = (list: typeof found) => list.map(({ kind }) => kind);
        expect(kindsIn(warningsOf({ ...content, games }))).toEqual(kindsIn(found));
      },
    ),
    { numRuns: 200 },
  );
});
