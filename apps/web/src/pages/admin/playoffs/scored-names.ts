// Games that have a score, each by its place, its teams and that score: what a dialog names before they go.
import { scoreText } from "#web/sentences/scores.ts";
import type { AnyGame } from "./bracket-edits.ts";

export const scoredNames = (games: readonly AnyGame[]): string[] =>
  games.filter(({ scoreTeam1, scoreTeam2 }) => scoreTeam1 !== null || scoreTeam2 !== null).map(gameName);

export function gameName(game: AnyGame): string {
  const { scoreTeam1, scoreTeam2 } = game;
  const score = scoreTeam1 === null && scoreTeam2 === null ? "" : ` ${scoreText([scoreTeam1, scoreTeam2])}`;
  return `${pairingOf(game)}${score}`;
}

export const placeName = (game: AnyGame): string =>
  game.isWildCard ? `WildCard ${game.rank}` : `R${game.round}-${game.rank}`;

/** "R1-1: Aces v Blockers". */
export const pairingOf = (game: AnyGame): string =>
  `${placeName(game)}: ${game.team1?.name ?? "TBD"} v ${game.team2?.name ?? "TBD"}`;
