// Games that have a score, each by its place, its teams and that score: what a dialog names before they go.
import { scoreText } from "#web/sentences/scores.ts";
import type { AnyGame } from "./bracket-edits.ts";

export const scoredNames = (games: readonly AnyGame[]): string[] =>
  games.filter(({ scoreTeam1, scoreTeam2 }) => scoreTeam1 !== null || scoreTeam2 !== null).map(gameName);

export function gameName(game: AnyGame): string {
  const { team1, team2, scoreTeam1, scoreTeam2, rank } = game;
  const place = game.isWildCard ? `WildCard ${rank}` : `R${game.round}-${rank}`;
  const score = scoreTeam1 === null && scoreTeam2 === null ? "" : ` ${scoreText([scoreTeam1, scoreTeam2])}`;
  return `${place}: ${team1?.name ?? "TBD"} v ${team2?.name ?? "TBD"}${score}`;
}
