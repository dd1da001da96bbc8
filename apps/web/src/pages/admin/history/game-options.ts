// The games that the history can be filtered by.

import { isId } from "#events/id.ts";
import { formatDay } from "#events/rules/date.ts";
import { groupedBy } from "#events/rules/grouped-by.ts";
import type { AnyGame } from "#projections/history/effects.ts";
import type { GameView, SnapshotContent } from "#projections/views.ts";
import type { Option, OptionGroup } from "#web/components/select/select.tsx";
import { HISTORY } from "#web/sentences/history.ts";
import { timeWords } from "#web/tournament/game-words.ts";
import { gameName } from "./game-differences.ts";

/** In: the address's word. Out: an id, even of a deleted game; "" is all, and so is nonsense. */
export const gameIn = (text: string | null): string => (text && isId(text) ? text.toLowerCase() : "");

/** Out: the games by day, then those of wildcards and bracket; if a team is chosen, only its own. */
export function gameOptions(
  content: SnapshotContent,
  team: string,
  chosen: string,
): (Option | OptionGroup)[] {
  const { tournament, games, wildcardGames, playoffGames } = content;
  const wanted = <G extends AnyGame>(all: readonly G[]) =>
    all.filter(
      ({ _id, team1, team2 }) => !team || _id === chosen || team1?._id === team || team2?._id === team,
    );
  const days = groupedBy(wanted(games), ({ date }) => date ?? tournament.startdate);
  const groups = [
    ...[...days].map(([date, ofDay]) => ({ label: formatDay(date), options: ofDay.map(poolOption) })),
    { label: "WildCards", options: wanted(wildcardGames).map(option) },
    { label: "Bracket", options: wanted(playoffGames).map(option) },
  ].filter(({ options }) => options.length > 0);
  const isThere = groups.some(({ options }) => options.some(({ value }) => value === chosen));
  return chosen && !isThere ? [{ value: chosen, label: HISTORY.goneGame }, ...groups] : groups;
}

const option = (game: AnyGame): Option => ({ value: game._id, label: gameName(game) });

const poolOption = (game: GameView): Option => ({
  value: game._id,
  label: [gameName(game), game.time && timeWords(game)].filter(Boolean).join(", "),
});
