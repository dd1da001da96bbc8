// Scores that are missing although later games have theirs.
import type { Id } from "#events/entities.ts";
import { placeName } from "#events/rules/place-name.ts";
import { bookingTitle, whenWords } from "../bookings.ts";
import { poolGames } from "../pool-games.ts";
import { hasResult } from "../result.ts";
import type { GameView, PlayoffGameView, SnapshotContent } from "../views.ts";
import type { Warning } from "./warning.ts";

const latest = (texts: readonly string[]): string => texts.toSorted().at(-1) ?? "";
const roundOf = ({ round }: GameView): number => (round && /^\d+$/.test(round) ? Number(round) : 0);

/**
 * A game with a time is late when any game that starts later has a score; one without, when a later round of its
 * division has. The playoff is later than every game of the pools, and each of its rounds than the one before.
 */
export function missingScores(known: SnapshotContent): Warning[] {
  const bracket = bracketScores(known);
  const begun = known.playoffGames.some(hasResult) || known.wildcardGames.some(hasResult);
  const { startdate } = known.tournament;
  const startOf = ({ date, time }: GameView) => (time === null ? "" : `${date ?? startdate} ${time}`);
  const pool = poolGames(known);
  const played = pool.filter(hasResult);
  const lastStart = latest(played.map(startOf));
  const lastRounds = new Map<Id | undefined, number>();
  for (const game of played) {
    const division = game.division?._id;
    lastRounds.set(division, Math.max(lastRounds.get(division) ?? 0, roundOf(game)));
  }
  const ownSlot = (game: GameView): Warning[] => {
    const lastRound = lastRounds.get(game.division?._id) ?? 0;
    const late =
      game.time !== null ? startOf(game) < lastStart : roundOf(game) > 0 && roundOf(game) < lastRound;
    if (!late && !begun) return [];
    const [date = null, time = null] = lastStart.split(" ");
    const reason = !late
      ? "the playoff has begun"
      : game.time !== null
        ? `games at ${whenWords({ date, time }, startdate)} have theirs`
        : `round ${lastRound} has scores`;
    const where = [
      game.round && `round ${game.round}`,
      game.time !== null && whenWords(game, startdate),
      game.court !== null && `court ${game.court}`,
    ].filter(Boolean);
    const sentence = `${[bookingTitle(game), ...where].join(", ")}: no score yet, though ${reason}.`;
    return [{ kind: "score-missing", sentence, games: [game._id], team: game.team1._id }];
  };
  return [...pool.filter((game) => !hasResult(game)).flatMap(ownSlot), ...bracket];
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
