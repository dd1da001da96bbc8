// The steps of running a tournament: what each has, what is missing, and the pages where it is done.

import { counted } from "#events/rules/counted.ts";
import { hasResult } from "#projections/result.ts";
import { poolGames } from "#projections/standings/pool-games.ts";
import type { GameView, SnapshotContent } from "#projections/views.ts";
import type { Warning, WarningKind } from "#projections/warnings/warning.ts";
import { isToPlay } from "#web/tournament/bracket-sides.ts";

export interface StepLink {
  path: string;
  label: string;
}

export interface Step {
  title: string;
  there: string;
  /** What needs a hand; empty if nothing does. */
  missing: string[];
  done: boolean;
  /** Never suggested as the next step while nothing of it exists. */
  optional?: boolean;
  links: StepLink[];
}

type Scored = Pick<GameView, "scoreTeam1" | "scoreTeam2">;

const some = (count: number, words: string): string[] => (count > 0 ? [words] : []);

/** `warnings`: those of the same content. */
export function stepsOf(content: SnapshotContent, warnings: readonly Warning[]): Step[] {
  const { divisions, games } = content;
  const teams = content.teams.filter(({ placeholder }) => !placeholder);
  const homeless = teams.filter(({ division }) => !division).length;
  const inhabited = new Set(teams.map(({ division }) => division?._id));
  const empty = divisions.filter(({ _id }) => !inhabited.has(_id)).length;
  const untimed = games.filter(({ time }) => time === null).length;
  const courtless = games.filter(({ court }) => court === null).length;
  const count = (...kinds: WarningKind[]) => warnings.filter(({ kind }) => kinds.includes(kind)).length;
  const clashes = count("team-twice", "court-twice");
  const late = count("score-missing");
  const toPlay = poolGames(content);
  const scored = toPlay.filter(hasResult).length;
  return [
    {
      title: "Divisions",
      there: divisions.length ? counted(divisions.length, "division") : "No division yet",
      missing: [
        ...some(divisions.length ? 0 : 1, "Add the first one; teams are put into divisions"),
        ...some(teams.length ? empty : 0, `${empty} without a team`),
      ],
      done: divisions.length > 0,
      links: [
        { path: "add-division", label: "Add Division" },
        { path: "manage-division", label: "Update/Delete Divisions" },
      ],
    },
    {
      title: "Teams",
      there: teams.length ? counted(teams.length, "team") : "No team yet",
      missing: [
        ...some(divisions.length && teams.length < 2 ? 1 : 0, "Two are needed for a game"),
        ...some(homeless, `${homeless} without a division`),
      ],
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
        ...some(teams.length > 1 && games.length === 0 ? 1 : 0, "Add them, or upload a whole day"),
        ...some(untimed, `${untimed} without a time`),
        ...some(courtless, `${courtless} without a court`),
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
      missing: some(late, `${late} missing from earlier games`),
      done: toPlay.length > 0 && scored === toPlay.length,
      links: [
        { path: "add-score", label: "Add Scores" },
        { path: "score-sheets", label: "Score Sheets" },
      ],
    },
    standingStep(content, scored),
    ...playoffSteps(content, count("seeding")),
  ];
}

function playoffSteps({ wildcardGames, playoffGames }: SnapshotContent, otherPairs: number): Step[] {
  const played = (games: readonly Scored[]) => games.filter(hasResult).length;
  const toPlay = playoffGames.filter(isToPlay);
  const scored = played(toPlay);
  const open = wildcardGames.length - played(wildcardGames);
  const ready = toPlay.filter((game) => game.team1 && game.team2 && !hasResult(game)).length;
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
      missing: [
        ...some(ready, `${ready} ready to play`),
        ...some(otherPairs, `Seeding differs: ${counted(otherPairs, "game")}`),
      ],
      done: toPlay.length > 0 && scored === toPlay.length,
      links: [{ path: "manage-playoff", label: "Manage Playoff Bracket" }],
    },
  ];
}

function standingStep({ tournament, standings }: SnapshotContent, scored: number): Step {
  const ranked = standings.filter(({ standing }) => standing > 0).length;
  const unranked = standings.length - ranked;
  const there = !tournament.isCustomStanding
    ? "Follow every score by themselves"
    : ranked
      ? `${counted(ranked, "team")} ranked`
      : "Not calculated yet";
  return {
    title: "Standings",
    there,
    missing: [
      ...some(tournament.isCustomStanding && !ranked && scored ? 1 : 0, "Calculate them from the scores"),
      ...some(tournament.scoresChangedSince && ranked ? 1 : 0, "Scores changed since"),
      ...some(ranked ? unranked : 0, `${counted(unranked, "team")} without a rank`),
    ],
    done: ranked > 0 && unranked === 0 && !tournament.scoresChangedSince,
    links: [
      { path: "admin-standing", label: "View Standing Details" },
      ...(tournament.isCustomStanding ? [{ path: "update-teamstats", label: "Update Team Standings" }] : []),
    ],
  };
}
