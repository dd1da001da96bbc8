// The tables that can be downloaded, made from the rows that the pages show.
import type { SnapshotContent, WildcardGameView } from "#projections/views.ts";
import type { Row } from "./csv.ts";

interface Table {
  columns: readonly string[];
  rows: (content: SnapshotContent) => Row[];
}

const GAME_COLUMNS = ["division", "round", "court", "date", "time", "scoreTeam1", "scoreTeam2"] as const;

/** By the name in the address. The games' columns are those of the upload, so that the file can be uploaded again. */
export const TABLES = {
  standings: {
    columns: ["rank", "team", "division", "P", "W", "L", "diff", "points"],
    rows: ({ standings }) =>
      standings.map((row) => ({
        rank: row.standing,
        team: row.team.name,
        division: row.division?.name ?? null,
        P: row.totalGamesPlayed,
        W: row.totalWins,
        L: row.totalLosses,
        diff: row.cumulativePointDifference,
        points: row.totalPoints,
      })),
  },
  teams: {
    columns: ["name", "captain", "state", "division"],
    rows: ({ teams }) =>
      teams.map(({ name, captain, state, division }) => ({
        name,
        captain,
        state,
        division: division?.name ?? null,
      })),
  },
  games: {
    columns: ["team1", "team2", ...GAME_COLUMNS, "isReferee"],
    rows: ({ games }) =>
      games.map((game) => ({
        ...game,
        team1: game.team1.name,
        team2: game.team2.name,
        division: game.division?.name ?? null,
      })),
  },
  playoffs: {
    columns: ["stage", "rank", "team1", "team2", ...GAME_COLUMNS],
    rows: ({ wildcardGames, playoffGames }) => [
      ...wildcardGames.map((game) => gameOf("Wildcard", game)),
      ...playoffGames.map((game) => gameOf(`Round ${game.round}`, game)),
    ],
  },
} satisfies Record<string, Table>;

export type TableName = keyof typeof TABLES;

type KnockoutGame = Omit<WildcardGameView, "isWildCard">;

const gameOf = (stage: string, game: KnockoutGame): Row => ({
  stage,
  rank: game.rank,
  team1: game.team1?.name ?? null,
  team2: game.team2?.name ?? null,
  division: game.division?.name ?? null,
  round: game.round,
  court: game.court,
  date: game.date,
  time: game.time,
  scoreTeam1: game.scoreTeam1,
  scoreTeam2: game.scoreTeam2,
});
