// Then and now compared: what is listed, from what to what, and what is left out.
import { expect, test } from "bun:test";
import { snapshotContent } from "#projections/snapshot.ts";
import { changeGames, type GameFields, removeGame } from "#server/features/games/decide.ts";
import { changePlayoffGames } from "#server/features/playoffs/change.ts";
import { calculateStandings } from "#server/features/standings/decide.ts";
import { changeTeam } from "#server/features/teams/decide.ts";
import { type Step, stateAfter } from "#tests/given.ts";
import { bracket, rankedTeams } from "#tests/ranked-teams.ts";
import { game, played, settings, springOpen, team } from "#tests/spring-open.ts";
import { compare } from "./comparison.ts";

const changed =
  (id: string, fields: GameFields): Step =>
  (state) =>
    changeGames(state, [{ id, fields, expected: null }]);

/** In short: "Scores: Aces v Blockers 25–20 → 25–18". */
function told(then: Step[], since: Step[]): string[] {
  const groups = compare(
    snapshotContent(stateAfter(...then)),
    snapshotContent(stateAfter(...then, ...since)),
  );
  return groups.flatMap(({ title, rows }) =>
    rows.map(({ name, whole, changes }) => {
      const fields = changes.map(({ what, from, to }) => `${what} ${from} → ${to}`.trim());
      return `${title}: ${name} ${whole ?? fields.join(", ")}`;
    }),
  );
}

const day = [
  ...springOpen(),
  played("g1", "aces", 25, 20, "blockers"),
  game("g2", "crush", "diggers", { time: "09:00", court: "1" }),
];

test("nothing done since, and what people do not see, is no difference", () => {
  expect(told(day, [])).toEqual([]);
  expect(told(day, [changed("g1", { scoreTeam1: 24 }), changed("g1", { scoreTeam1: 25 })])).toEqual([]);
});

test("a score and the standings that follow it", () => {
  const before = [...day, calculateStandings];
  const since = [changed("g2", { scoreTeam1: 25, scoreTeam2: 18 }), calculateStandings];
  expect(told(before, since)).toEqual([
    "Standings: Crush rank 2 → 1, played 0 → 1, wins 0 → 1, difference 0 → +7, points 0 → 25",
    "Standings: Aces rank 1 → 2",
    "Standings: Blockers rank 4 → 3",
    "Standings: Diggers rank 3 → 4, played 0 → 1, losses 0 → 1, difference 0 → −7, points 0 → 18",
    "Scores: Crush v Diggers no score → 25–18",
  ]);
});

test("games that were moved, added and taken out; teams that came; a team that was renamed is one row", () => {
  const since: Step[] = [
    changed("g2", { time: "13:30", court: "2", team2: "blockers" }),
    team("Eagles", { division: "gold" }),
    game("g3", "eagles", "aces"),
    (state) => removeGame(state, "g1", null),
    (state) => changeTeam(state, "crush", { name: "Cranes", captain: "Mo" }, null),
  ];
  expect(told(day, since)).toEqual([
    "Standings: Eagles added",
    "Games: Cranes v Blockers teams Crush v Diggers → Cranes v Blockers, time 9:00 AM → 1:30 PM, court 1 → 2",
    "Games: Aces v Blockers removed",
    "Games: Eagles v Aces added",
    "Teams: Cranes name Crush → Cranes, captain none → Mo",
    "Teams: Eagles added",
  ]);
});

test("a bracket that was made, and one that was played on", () => {
  const make = bracket("without-wildcard");
  const first: Step = (state) => {
    const [id] = [...state.content.playoffGame].find(([, { round, rank }]) => round === 1 && rank === 1)!;
    return changePlayoffGames(
      state,
      [{ id, fields: { scoreTeam1: 20, scoreTeam2: 25, court: "3" }, expected: null }],
      false,
    );
  };
  const sixteen = rankedTeams(16);
  const made = told(sixteen, [make]);
  expect(made).toHaveLength(15);
  expect(made[0]).toBe("Bracket: R1-1: S01 v S16 added");
  expect(told([...sixteen, make], [first])).toEqual([
    "Bracket: R1-1: S01 v S16 no score → 20–25, court none → 3",
    "Bracket: R2-1: S16 v Winner of R1-2 team 1 Winner of R1-1 → S16",
  ]);
});

test("the tournament's own details and switches", () => {
  expect(told(day, [settings({ location: "North Hall", isCustomStanding: false })])).toContain(
    "Tournament: Spring Open location none → North Hall, custom standing on → off",
  );
});
