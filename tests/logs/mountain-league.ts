// Mountain League: automatic standing, a full round of six teams with ties, switched to custom and back.
import { changeGames } from "#server/features/games/decide.ts";
import { calculateStandings } from "#server/features/standings/decide.ts";
import { changeTeam } from "#server/features/teams/decide.ts";
import type { Step } from "../given.ts";
import { created, division, game, placeholder, played, referee, settings, team } from "../spring-open.ts";

const teams = ["Alps 2", "Alps 10", "Summit", "Cairn", "Ridge", "Glacier"];
const ids = teams.map((name) => name.toLowerCase());

/** Everyone meets once, in the order of the list; every third game is a tie. */
const meetings = ids.flatMap((one, i) => ids.slice(i + 1).map((two) => [one, two] as const));

export const mountainLeague: Step[] = [
  created({
    name: "Mountain League",
    acronym: "ML",
    startdate: "2025-02-28",
    isCustomStanding: false,
    isPublished: true,
    slug: "Mountain_League 25",
  }),
  division("Open"),
  ...teams.map((name) => team(name, { division: "open" })),
  placeholder,
  ...meetings.map(([one, two], index) =>
    game(`g${index + 1}`, one, two, {
      division: "open",
      round: String(1 + Math.floor(index / 3)),
      court: String(1 + (index % 3)),
      time: `${String(9 + Math.floor(index / 3)).padStart(2, "0")}:00`,
    }),
  ),
  referee("r1", "summit", { time: "15:00", scoreTeam1: 9, scoreTeam2: 9 }),
  played("b1", "glacier", 25, 3, "bye"),
  ...meetings.map(
    (_, index): Step =>
      (state) =>
        changeGames(state, [
          {
            id: `g${index + 1}`,
            fields: {
              scoreTeam1: index % 3 === 2 ? 21 : 25,
              scoreTeam2: index % 3 === 2 ? 21 : 25 - ((index * 7) % 11) - 2,
            },
            expected: null,
          },
        ]),
  ),
  // Several at once: one corrected with its scores exchanged, one cleared, one moved to the next day.
  (state) =>
    changeGames(state, [
      { id: "g1", fields: { scoreTeam1: 19, scoreTeam2: 25 }, expected: null },
      { id: "g15", fields: { scoreTeam1: null, scoreTeam2: null }, expected: null },
      { id: "g14", fields: { date: "2025-03-01", time: "08:30" }, expected: null },
    ]),
  settings({ isCustomStanding: true }),
  (state) => changeGames(state, [{ id: "g15", fields: { scoreTeam1: 30, scoreTeam2: 28 }, expected: null }]),
  calculateStandings,
  (state) => changeTeam(state, "ridge", { name: "Ridge Runners" }, null),
  settings({ isCustomStanding: false, location: "Upper Hall", enddate: "2025-03-01" }),
  (state) => changeGames(state, [{ id: "g2", fields: { scoreTeam2: 26 }, expected: null }]),
];
