// Lagoon Cup: custom standing, two divisions, an upload, corrections, deletions, a re-added team and a typed record.
import { changeDivision, removeDivision } from "#server/features/divisions/decide.ts";
import { changeGames, type GameFields, removeGame } from "#server/features/games/decide.ts";
import { uploadGames } from "#server/features/games/upload.ts";
import { calculateStandings, typeRecords } from "#server/features/standings/decide.ts";
import { changeTeam, removeTeam } from "#server/features/teams/decide.ts";
import type { Step } from "../given.ts";
import { created, division, game, placeholder, referee, settings, team } from "../spring-open.ts";

const score = (id: string, a: number | null, b: number | null): Step =>
  edit(id, { scoreTeam1: a, scoreTeam2: b });
const edit =
  (id: string, fields: GameFields): Step =>
  (state) =>
    changeGames(state, [{ id, fields, expected: null }]);

const rows = [
  {
    team1: "Herons",
    team2: "Otters",
    division: "Reed",
    round: "1",
    court: "1",
    time: "09:00 AM",
    scoreTeam1: "25",
    scoreTeam2: "19",
  },
  {
    team1: "Pikes",
    team2: "Egrets",
    division: "Reed",
    round: "1",
    court: "2",
    time: "9:00",
    scoreTeam1: "",
    scoreTeam2: "",
  },
  { team1: "", team2: "", division: "", round: "", court: "", time: "", scoreTeam1: "", scoreTeam2: "" },
  {
    team1: "Egrets",
    team2: "Otters",
    division: "Reed",
    round: "2",
    court: "1",
    time: "10:30 AM",
    scoreTeam1: "22",
    scoreTeam2: "25",
  },
  {
    team1: "Pikes",
    team2: "",
    division: "Reed",
    round: "2",
    court: "2",
    time: "10:30 AM",
    isReferee: "TRUE",
    scoreTeam1: "",
    scoreTeam2: "",
  },
];

export const lagoonCup: Step[] = [
  created({
    name: "Lagoon Cup",
    acronym: "LAGOON",
    startdate: "2025-07-12",
    enddate: "2025-07-13",
    location: "Lagoona",
  }),
  division("Reed"),
  division("Salt"),
  ...["Herons", "Otters", "Pikes", "Egrets"].map((name) => team(name, { division: "reed" })),
  ...["Terns", "Gulls"].map((name) => team(name, { division: "salt", captain: `${name}' captain` })),
  placeholder,
  (state) =>
    uploadGames(
      state,
      rows,
      rows.map((_, index) => `u${index + 1}`),
    ),
  game("s1", "terns", "gulls", { division: "salt", date: "2025-07-13", time: "09:00", court: "1" }),
  game("s2", "gulls", "bye", { division: "salt", scoreTeam1: 25, scoreTeam2: 0 }),
  score("u2", 25, 27),
  score("s1", 21, 25),
  settings({ isPublished: true }),
  calculateStandings,
  // A correction, half a score and its other half, a cleared score, a tie, a 0-0.
  score("u1", 25, 23),
  edit("u4", { scoreTeam1: null }),
  edit("u4", { scoreTeam1: 24 }),
  game("x1", "herons", "egrets", { division: "reed", round: "3", scoreTeam1: 20, scoreTeam2: 20 }),
  game("x2", "otters", "pikes", { division: "reed", round: "3", scoreTeam1: 0, scoreTeam2: 0 }),
  game("x3", "herons", "pikes", { scoreTeam1: 25, scoreTeam2: 10 }),
  score("x3", null, null),
  // Deleted and added again under the same name with another id.
  (state) => removeGame(state, "s1", null),
  (state) => removeGame(state, "s2", null),
  (state) => removeTeam(state, "gulls", null),
  (state) => removeTeam(state, "terns", null),
  team("Gulls", { division: "reed" }),
  (state) => changeTeam(state, "egrets", { name: "White Egrets", captain: "Noa" }, null),
  (state) => removeDivision(state, "salt", null),
  (state) => changeDivision(state, "reed", { name: "Reeds", description: "All teams" }, null),
  edit("x2", { team1: "gulls", court: "3", time: "12:15", date: "2025-07-13" }),
  referee("r1", "herons", { time: "13:00" }),
  calculateStandings,
  (state) => typeRecords(state, [{ id: "gulls", fields: { standing: 0 }, expected: null }]),
  score("x2", 18, 25),
  settings({ winner: "otters" }),
];
