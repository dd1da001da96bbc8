// Games that have a score, each by its place, its teams and that score: a dialog names them before they go.
import { placeName } from "#events/rules/place-name.ts";
import { isolated } from "#web/sentences/isolated.ts";
import { scoreText } from "#web/sentences/scores.ts";
import {
  type BracketGame,
  isEmpty,
  openWords,
  type Side,
  sourceOf,
  teamOf,
} from "#web/tournament/bracket-sides.ts";

export const scoredNames = (games: readonly BracketGame[]): string[] =>
  games.filter(({ scoreTeam1, scoreTeam2 }) => scoreTeam1 !== null || scoreTeam2 !== null).map(scoredName);

export function scoredName(game: BracketGame): string {
  const { scoreTeam1, scoreTeam2 } = game;
  const score = scoreTeam1 === null && scoreTeam2 === null ? "" : ` ${scoreText([scoreTeam1, scoreTeam2])}`;
  return `${pairingOf(game)}${score}`;
}

/** "WildCard 2", "R1-3". */
export const placeOf = (game: BracketGame): string =>
  game.isWildCard ? `WildCard ${game.rank}` : placeName(game);

/** A team, or the words shown instead. */
export const sideName = (game: BracketGame, side: Side): string =>
  teamOf(game, side)?.name ?? openWords(sourceOf(game, side));

/** "R1-1: Aces v Blockers", "R2-3: Aces v Winner of R1-6", "R1-2: Nobody". */
export const pairingOf = (game: BracketGame): string =>
  !game.isWildCard && isEmpty(game)
    ? `${placeOf(game)}: Nobody`
    : `${placeOf(game)}: ${isolated(sideName(game, 1))} v ${isolated(sideName(game, 2))}`;
