// Pool, wildcard and bracket games as one kind, for what hangs in the hall: the display and the score sheets.

import type { Format } from "#events/rules/format.ts";
import { groupedBy } from "#events/rules/grouped-by.ts";
import { placeName } from "#events/rules/place-name.ts";
import { compareStart } from "#projections/lists.ts";
import { poolGames } from "#projections/standings/pool-games.ts";
import type { GameView, Snapshot } from "#projections/views.ts";
import {
  type BracketGame,
  courtOf,
  isToPlay,
  openWords,
  sourceOf,
  teamOf,
} from "../tournament/bracket-sides.ts";
import { gameDetail } from "../tournament/game-words.ts";

export interface VenueGame {
  _id: string;
  date: string | null;
  time: string | null;
  court: string | null;
  /** A team's name, or where it will come from. */
  sides: readonly [string, string];
  /** Both teams are known. */
  known: boolean;
  /** Who has referee duty there at that time. */
  referees: string[];
  /** "Pool A · round 3", "R2-1", "Wildcard 1". */
  detail: string | null;
  scoreTeam1: number | null;
  scoreTeam2: number | null;
  format: keyof Formats;
}

type Formats = Record<"pool" | "wildcard" | "playoff", Format>;
type Lists = Pick<Snapshot, "tournament" | "teams" | "games" | "wildcardGames" | "playoffGames">;

/**
 * Out: every game that is really played, by date and time, and by stage if they start together; without byes and
 * the placeholder's games (rules 4, 18).
 */
export function venueGames(lists: Lists): VenueGame[] {
  const { tournament, games, wildcardGames, playoffGames } = lists;
  const duties = groupedBy(
    games.filter(({ isReferee }) => isReferee),
    (game) => slotOf(game, tournament.startdate),
  );
  const pool = poolGames(lists).map((game) =>
    fromPool(game, duties.get(slotOf(game, tournament.startdate)) ?? []),
  );
  const wildcards = wildcardGames.map((game) => fromBracket(game, `Wildcard ${game.rank}`, "wildcard"));
  const bracket = playoffGames.filter(isToPlay).map((game) => fromBracket(game, placeName(game), "playoff"));
  return [...pool, ...wildcards, ...bracket].sort((a, b) => compareStart(a, b, tournament));
}

const slotOf = ({ date, time, court }: GameView, startdate: string): string =>
  [date ?? startdate, time, court].join(" ");

function fromPool(game: GameView, duties: readonly GameView[]): VenueGame {
  const { _id, date, time, court, team1, team2, scoreTeam1, scoreTeam2 } = game;
  return {
    ...{ _id, date, time, court, scoreTeam1, scoreTeam2 },
    sides: [team1.name, team2.name],
    known: true,
    referees: court === null || time === null ? [] : duties.map((duty) => duty.team1.name),
    detail: gameDetail(game) ?? null,
    format: "pool",
  };
}

function fromBracket(game: BracketGame, detail: string, format: "wildcard" | "playoff"): VenueGame {
  const { _id, date, time, scoreTeam1, scoreTeam2 } = game;
  const [one, two] = [teamOf(game, 1), teamOf(game, 2)];
  return {
    ...{ _id, date, time, court: courtOf(game), scoreTeam1, scoreTeam2 },
    sides: [one?.name ?? openWords(sourceOf(game, 1)), two?.name ?? openWords(sourceOf(game, 2))],
    known: one !== null && two !== null,
    referees: [],
    detail,
    format,
  };
}
