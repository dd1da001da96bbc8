// Games that differ, grouped as a person looks for them: scores, the schedule, the wildcard games, the bracket.

import { formatDay } from "#events/rules/date.ts";
import { formatTime } from "#events/rules/time.ts";
import type { AnyGame, RowChange } from "#projections/history/effects.ts";
import type { GameView, Named } from "#projections/views.ts";
import { scoreText } from "#web/sentences/scores.ts";
import { ROUNDS } from "#web/tournament/bracket/rounds.ts";
import { goesOn } from "#web/tournament/bracket-game.ts";
import type { BracketGame, Side } from "#web/tournament/bracket-sides.ts";
import { nameOfGame } from "../games/game-name.ts";
import { pairingOf, sideName } from "../playoffs/scored-names.ts";
import { type DifferenceGroup, differencesOf, type Field } from "./differences.ts";

/** "Aces v Blockers", "R2-3: Aces v Winner of R1-6". */
export const gameName = (game: AnyGame): string =>
  "isWildCard" in game ? pairingOf(game) : nameOfGame(game);

const SCORE: Field<AnyGame> = {
  what: "",
  words: ({ scoreTeam1, scoreTeam2 }) =>
    scoreTeam1 === null && scoreTeam2 === null ? "no score" : scoreText([scoreTeam1, scoreTeam2]),
};

const PLACE: Field<AnyGame>[] = [
  { what: "date", words: ({ date }) => (date ? formatDay(date) : "first day") },
  { what: "time", words: ({ time }) => (time ? formatTime(time) : "TBA") },
  { what: "court", words: ({ court }) => court ?? "none" },
  {
    what: "division",
    words: ({ division }) => division?.name ?? "none",
    same: ({ division }) => division?._id ?? null,
  },
];

const SCHEDULE: Field<GameView>[] = [
  {
    what: "teams",
    words: nameOfGame,
    same: ({ team1, team2, isReferee }) => `${team1._id} ${team2._id} ${isReferee}`,
  },
  ...PLACE,
  { what: "round", words: ({ round }) => round ?? "none" },
];

const slot = (side: Side): Field<BracketGame> => ({
  what: `team ${side}`,
  words: (game) => sideName(game, side),
  same: (game) => game[`team${side}`]?._id ?? sideName(game, side),
});

const BRACKET: Field<BracketGame>[] = [slot(1), slot(2), SCORE, ...PLACE];

/** Only of the final: the consequence that everybody sees. */
const championOf = (game: BracketGame): Named | null =>
  !game.isWildCard && game.round === ROUNDS.length ? goesOn(game) : null;

export const CHAMPION: Field<BracketGame> = {
  what: "champion",
  words: (game) => championOf(game)?.name ?? "none",
  same: (game) => championOf(game)?._id ?? null,
};

/** `more`: what else is said of a bracket game. A pool game whose score and place both differ is in both groups. */
export function gameGroups(
  pairs: readonly RowChange<AnyGame>[],
  more: readonly Field<BracketGame>[] = [],
): DifferenceGroup[] {
  const isPool = (game: AnyGame | null): boolean => game !== null && !("isWildCard" in game);
  const pool = pairs.filter(({ before, after }) => isPool(after ?? before)) as RowChange<GameView>[];
  const other = pairs.filter(({ before, after }) => !isPool(after ?? before)) as RowChange<BracketGame>[];
  const stayed = pool.filter(({ before, after }) => before && after);
  const isWildcard = ({ before, after }: RowChange<BracketGame>) => (after ?? before)!.isWildCard;
  const bracketRows = (rows: readonly RowChange<BracketGame>[]) =>
    differencesOf(rows, [...BRACKET, ...more], gameName);
  return [
    { title: "Scores", rows: differencesOf(stayed, [SCORE], nameOfGame) },
    { title: "Games", rows: differencesOf(pool, SCHEDULE, nameOfGame) },
    { title: "WildCards", rows: bracketRows(other.filter(isWildcard)) },
    { title: "Bracket", rows: bracketRows(other.filter((pair) => !isWildcard(pair))) },
  ];
}
