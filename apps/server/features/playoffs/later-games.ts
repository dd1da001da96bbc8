// What a correction reaches: teams that would appear twice, and scored games whose teams would change (rule 21).
import type { Id } from "#events/entities.ts";
import { placeName } from "#events/rules/place-name.ts";
import { bracketOf, scoreStands } from "#projections/bracket/bracket.ts";
import { nameOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { type Refusal, refuse } from "#server/log/command.ts";
import type { PlayoffGames } from "./fields.ts";

export function twiceInARound(state: State, games: PlayoffGames): Refusal | null {
  const seen = new Set<string>();
  for (const { game, slots } of bracketOf(games).values()) {
    for (const { team } of slots) {
      const place = `${game.round} ${team}`;
      if (team !== null && seen.has(place)) {
        return refuse(
          409,
          "team-twice",
          `${nameOf(state.content, team)} would be twice in round ${game.round}.`,
        );
      }
      seen.add(place);
    }
  }
  return null;
}

/** Games whose score belongs to other teams than would be there now, earliest round first. */
function reached(games: PlayoffGames): Id[] {
  const trial: PlayoffGames = new Map(games);
  const found: Id[] = [];
  for (;;) {
    const next = [...bracketOf(trial).values()].find(({ game, slots }) => !scoreStands(game, slots));
    if (!next) return found;
    found.push(next.id);
    trial.set(next.id, { ...next.game, score: null });
  }
}

/** The first try names the games; `confirm` clears them. */
export function laterGames(state: State, games: PlayoffGames, edited: ReadonlySet<Id>): Refusal | null {
  const ids = reached(games);
  if (ids.length === 0) return null;
  const dependents = ids.map((_id) => ({ _id, round: games.get(_id)!.round, rank: games.get(_id)!.rank }));
  const named = dependents.map(placeName).join(", ");
  const own = ids.every((id) => edited.has(id)) && state.content.playoffGame.size > 0;
  const error = own
    ? `Other teams would stand in ${named}, which has a score. Confirm to clear it.`
    : `Another team would move on into ${named}, which ${ids.length === 1 ? "has a score" : "have scores"}. Confirm to clear ${ids.length === 1 ? "it" : "them"}.`;
  return refuse(409, "later-game-scored", error, { confirmable: true, dependents });
}

export function clearReached(games: PlayoffGames): void {
  for (const id of reached(games)) games.set(id, { ...games.get(id)!, score: null });
}
