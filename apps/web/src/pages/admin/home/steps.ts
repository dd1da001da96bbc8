// The steps of running a tournament: for each what is there, what is missing, and the pages it is done on.

import { isPlayed, scoreOf } from "#events/rules/score.ts";
import { bookingWarnings } from "#projections/bookings.ts";
import type { GameView, SnapshotContent } from "#projections/views.ts";
import { counted } from "#web/sentences/admin.ts";

export interface StepLink {
  path: string;
  label: string;
}

export interface Step {
  title: string;
  there: string;
  /** What needs a hand; empty when nothing does. */
  missing: string[];
  done: boolean;
  /** Not asked for next while nothing of it is there. */
  optional?: boolean;
  links: StepLink[];
}

type Scored = Pick<GameView, "scoreTeam1" | "scoreTeam2">;

export const hasScore = ({ scoreTeam1, scoreTeam2 }: Scored): boolean =>
  isPlayed(scoreOf(scoreTeam1, scoreTeam2));

const some = (count: number, words: string): string[] => (count > 0 ? [words] : []);

export function stepsOf(content: SnapshotContent): Step[] {
  const { tournament, divisions, games } = content;
  const teams = content.teams.filter(({ placeholder }) => !placeholder);
  const homeless = teams.filter(({ division }) => !division).length;
  const untimed = games.filter(({ time }) => time === null).length;
  const placeholders = new Set(content.teams.filter(({ placeholder }) => placeholder).map(({ _id }) => _id));
  const clashes = bookingWarnings(games, tournament.startdate, (team) => placeholders.has(team)).length;
  const toPlay = games.filter(({ isReferee }) => !isReferee);
  const scored = toPlay.filter(hasScore).length;
  const standing = standingStep(content);
  return [
    {
      title: "Divisions",
      there: divisions.length ? counted(divisions.length, "division") : "No division yet",
      missing: some(divisions.length ? 0 : 1, "Add the first one; teams are put into divisions"),
      done: divisions.length > 0,
      links: [
        { path: "add-division", label: "Add Division" },
        { path: "manage-division", label: "Update/Delete Divisions" },
      ],
    },
    {
      title: "Teams",
      there: teams.length ? counted(teams.length, "team") : "No team yet",
      missing: some(homeless, `${homeless} without a division`),
      done: teams.length > 1 && homeless === 0,
      links: [
        { path: "add-team", label: "Add Team" },
        { path: "manage-team", label: "Manage Teams" },
      ],
    },
    {
      title: "Games",
      there: games.length ? counted(games.length, "game") : "No game yet",
      missing: [
        ...some(untimed, `${untimed} without a time`),
        ...some(clashes, counted(clashes, "double booking")),
      ],
      done: games.length > 0 && untimed === 0 && clashes === 0,
      links: [
        { path: "add-game", label: "Add Game" },
        { path: "manage-game", label: "Manage Games" },
        { path: "upload-game", label: "Bulk Upload" },
      ],
    },
    {
      title: "Scores",
      there: toPlay.length ? `${scored} of ${counted(toPlay.length, "score")}` : "No game to score yet",
      missing: [],
      done: toPlay.length > 0 && scored === toPlay.length,
      links: [{ path: "add-score", label: "Add Scores" }],
    },
    standing,
    ...playoffSteps(content),
  ];
}

function playoffSteps({ wildcardGames, playoffGames }: SnapshotContent): Step[] {
  const played = (games: readonly Scored[]) => games.filter(hasScore).length;
  const toPlay = playoffGames.filter(({ isBye }) => !isBye);
  const scored = played(toPlay);
  const open = wildcardGames.length - played(wildcardGames);
  return [
    {
      title: "WildCard and playoff games",
      there: wildcardGames.length ? counted(wildcardGames.length, "wildcard game") : "Optional",
      missing: some(open, `${open} without a score`),
      done: wildcardGames.length > 0 && open === 0,
      optional: wildcardGames.length === 0,
      links: [{ path: "add-playoffgame", label: "Add WildCard/Playoff Game" }],
    },
    {
      title: "Playoff bracket",
      there: playoffGames.length ? `${scored} of ${counted(toPlay.length, "score")}` : "No bracket yet",
      missing: [],
      done: toPlay.length > 0 && scored === toPlay.length,
      links: [{ path: "manage-playoff", label: "Manage Playoff Bracket" }],
    },
  ];
}

function standingStep({ tournament, standings }: SnapshotContent): Step {
  const ranked = standings.filter(({ standing }) => standing > 0).length;
  const there = !tournament.isCustomStanding
    ? "Follow every score by themselves"
    : ranked
      ? `${counted(ranked, "team")} ranked`
      : "Not calculated yet";
  return {
    title: "Standings",
    there,
    missing: some(tournament.scoresChangedSince && ranked ? 1 : 0, "Scores changed since"),
    done: ranked > 0 && !tournament.scoresChangedSince,
    links: [
      { path: "admin-standing", label: "View Standing Details" },
      ...(tournament.isCustomStanding ? [{ path: "update-teamstats", label: "Update Team Standings" }] : []),
    ],
  };
}
