// Scores that are missing although later games have theirs.
import type { Id } from "#events/entities.ts";
import { placeName } from "#events/rules/place-name.ts";
import { bookingTitle, whenWords } from "../bookings.ts";
import { hasResult } from "../result.ts";
import { poolGames } from "../standings/pool-games.ts";
import type { GameView, PlayoffGameView, SnapshotContent } from "../views.ts";
import type { Warning } from "./warning.ts";

/**
 * A game with a time is late when a game that starts later has a score; one without, when a later round of its
 * division has one. The playoff is later than every pool game, and each of its rounds later than the one before.
 */
export function missingScores(known: SnapshotContent): Warning[] {
  const progress = progressOf(known);
  const open = poolGames(known).filter((game) => !hasResult(game));
  return [...open.flatMap((game) => poolWarning(game, progress)), ...bracketScores(known)];
}

/** How far scoring has got. */
interface Progress {
  startdate: string;
  /** The latest start of a game with a score, as text that sorts by time; "" if there is none. */
  lastStart: string;
  /** The latest round with a score, by division. */
  lastRounds: ReadonlyMap<Id | undefined, number>;
  /** A wildcard or bracket game has a score. */
  playoffBegun: boolean;
}

function progressOf(known: SnapshotContent): Progress {
  const { startdate } = known.tournament;
  const played = poolGames(known).filter(hasResult);
  const lastRounds = new Map<Id | undefined, number>();
  for (const game of played) {
    const division = game.division?._id;
    lastRounds.set(division, Math.max(lastRounds.get(division) ?? 0, roundOf(game)));
  }
  return {
    startdate,
    lastStart:
      played
        .map((game) => startOf(game, startdate))
        .sort()
        .at(-1) ?? "",
    lastRounds,
    playoffBegun: known.playoffGames.some(hasResult) || known.wildcardGames.some(hasResult),
  };
}

const roundOf = ({ round }: GameView): number => (round && /^\d+$/.test(round) ? Number(round) : 0);

const startOf = ({ date, time }: GameView, startdate: string): string =>
  time === null ? "" : `${date ?? startdate} ${time}`;

function poolWarning(game: GameView, progress: Progress): Warning[] {
  const reason = lateBecause(game, progress);
  if (reason === null) return [];
  const where = [
    game.round && `round ${game.round}`,
    game.time !== null && whenWords(game, progress.startdate),
    game.court !== null && `court ${game.court}`,
  ].filter(Boolean);
  const sentence = `${[bookingTitle(game), ...where].join(", ")}: no score yet, though ${reason}.`;
  return [{ kind: "score-missing", sentence, games: [game._id], team: game.team1._id }];
}

/** Which later game has a score, in words; null when none has. */
function lateBecause(game: GameView, progress: Progress): string | null {
  const { startdate, lastStart, lastRounds, playoffBegun } = progress;
  const [date = null, time = null] = lastStart.split(" ");
  const lastRound = lastRounds.get(game.division?._id) ?? 0;
  if (game.time !== null && startOf(game, startdate) < lastStart)
    return `games at ${whenWords({ date, time }, startdate)} have theirs`;
  if (game.time === null && roundOf(game) > 0 && roundOf(game) < lastRound)
    return `round ${lastRound} has scores`;
  return playoffBegun ? "the playoff has begun" : null;
}

function bracketScores({ wildcardGames, playoffGames }: SnapshotContent): Warning[] {
  const lastRound = Math.max(0, ...playoffGames.filter(hasResult).map(({ round }) => round));
  const missing = (game: Pick<PlayoffGameView, "_id" | "team1" | "team2">, place: string): Warning => ({
    kind: "score-missing",
    sentence: `${bookingTitle({ ...game, place, isReferee: false, court: null, date: null, time: null })}: no score yet, though round ${lastRound} of the playoff has scores.`,
    games: [game._id],
    team: null,
  });
  return [
    ...wildcardGames
      .filter((game) => lastRound > 0 && !hasResult(game))
      .map((game) => missing(game, `WildCard ${game.rank}`)),
    ...playoffGames
      .filter((game) => game.round < lastRound && game.team1 && game.team2 && !hasResult(game))
      .map((game) => missing(game, placeName(game))),
  ];
}
