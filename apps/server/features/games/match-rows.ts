// Matches rows one to one with existing games, so that uploading a file twice changes nothing (rule 13).
import type { Game, Id } from "#events/entities.ts";
import { pointsOf } from "#events/rules/score.ts";
import { type Content, tournamentOf } from "#projections/state/content.ts";
import type { ReadRow, RowError } from "./read-row.ts";

export interface Matches {
  /** Rows that are no game yet. */
  fresh: ReadRow[];
  /** Rows that already are games, with the scores in the game's order of teams. */
  known: { id: Id; row: ReadRow }[];
  errors: RowError[];
}

type Points = [number | null, number | null];

export function matchRows(rows: readonly ReadRow[], content: Content): Matches {
  const { startdate } = tournamentOf(content);
  const games = Map.groupBy(content.game, ([, game]) => meetingOf({ ...game.pair, ...game }, startdate));
  const matches: Matches = { fresh: [], known: [], errors: [] };
  for (const row of rows) {
    const candidates = games.get(meetingOf(row, startdate)) ?? [];
    const at = nearest(row, candidates);
    const [best] = candidates.splice(at, 1);
    if (!best) {
      matches.fresh.push(row);
      continue;
    }
    const [id, game] = best;
    if (distance(row, game) === CLASH) matches.errors.push(otherScore(row, game));
    else matches.known.push({ id, row: turned(row, game) });
  }
  return matches;
}

type Meeting = Pick<ReadRow, "team1" | "team2" | "isReferee" | "round" | "court" | "date" | "time">;

/** Equal texts mean the same game: the two teams in either order, round, date, time and court. */
const meetingOf = (
  { team1, team2, isReferee, round, court, date, time }: Meeting,
  startdate: string,
): string => JSON.stringify([...[team1, team2].sort(), isReferee, round, date ?? startdate, time, court]);

const CLASH = 2;

/** 0: the same scores; 1: the row has a score where the game has none, or the reverse; CLASH: they differ. */
function distance(row: ReadRow, game: Game): number {
  const { scoreTeam1, scoreTeam2 } = turned(row, game);
  const [first, second] = pointsOf(game.score);
  const compare = (brought: number | null, there: number | null) =>
    brought === there ? 0 : brought === null || there === null ? 1 : CLASH;
  return Math.max(compare(scoreTeam1, first), compare(scoreTeam2, second));
}

/** The first index with the smallest distance. Among many equal games it is usually the first. */
function nearest(row: ReadRow, games: readonly [Id, Game][]): number {
  let [nearest, least] = [0, CLASH + 1];
  for (let at = 0; at < games.length && least > 0; at++) {
    const far = distance(row, games[at]![1]);
    if (far < least) [nearest, least] = [at, far];
  }
  return nearest;
}

/** Scores follow their teams if the row names them the other way round. */
const turned = (row: ReadRow, { pair }: Game): ReadRow =>
  row.team1 === pair.team1 ? row : { ...row, scoreTeam1: row.scoreTeam2, scoreTeam2: row.scoreTeam1 };

function otherScore(row: ReadRow, game: Game): RowError {
  const there = pointsOf(game.score) as Points;
  const [first, second] = row.team1 === game.pair.team1 ? there : there.toReversed();
  const clash = row.scoreTeam1 !== null && first !== null && row.scoreTeam1 !== first;
  return {
    row: row.row,
    column: clash ? "scoreTeam1" : "scoreTeam2",
    error: `This game is there already with the score ${first ?? "–"} : ${second ?? "–"}. Correct it in Add Scores.`,
  };
}
