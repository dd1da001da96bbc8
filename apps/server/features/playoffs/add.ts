// The raw call: one playoff or wildcard game at a free place (rule 24).
import type { Id, WildcardGame } from "#events/entities.ts";
import { ROUND_SIZES } from "#projections/bracket/bracket.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, type Refusal, refuse } from "#server/log/command.ts";
import { added } from "#server/log/edit.ts";
import { badFields } from "#server/sentences/common.ts";
import { type PlayoffFields, type PlayoffGames, type RawGame, unknownReferences } from "./fields.ts";
import { laterGames, twiceInARound } from "./later-games.ts";
import { enterScore, sentScore, wildcardRefusal } from "./scores.ts";

/** One game at a free place; its teams are picks. */
export function addPlayoffGame(state: State, id: Id, raw: RawGame): Decision | Refusal {
  const refusal = unknownReferences(state, raw);
  if (refusal) return refusal;
  return raw.isWildCard ? addWildcard(state, id, raw) : addToBracket(state, id, raw);
}

function addWildcard(state: State, id: Id, raw: RawGame): Decision | Refusal {
  const taken = new Set([...state.content.wildcardGame.values()].map(({ rank }) => rank));
  const rank = raw.rank ?? 1 + Math.max(0, ...taken);
  if (rank < 1) return badFields({ rank: "The rank must be 1 or more." });
  if (taken.has(rank)) return positionTaken(`Wildcard game ${rank}`);
  const game: WildcardGame = {
    ...placeOf(raw),
    team1: raw.team1 ?? null,
    team2: raw.team2 ?? null,
    round: raw.round ?? null,
    rank,
    score: sentScore(raw, null),
  };
  return wildcardRefusal(game) ?? { events: [added("WildcardGameAdded", "wildcardGame", id, game)] };
}

function addToBracket(state: State, id: Id, raw: RawGame): Decision | Refusal {
  const size = ROUND_SIZES[(raw.round ?? 0) - 1];
  if (!raw.round || size === undefined) return badFields({ round: "The round must be from 1 to 4." });
  if (!raw.rank || raw.rank < 1 || raw.rank > size)
    return badFields({ rank: `Round ${raw.round} has ranks from 1 to ${size}.` });
  const { round, rank } = raw;
  for (const game of state.content.playoffGame.values()) {
    if (game.round === round && game.rank === rank) return positionTaken(`Rank ${rank} of round ${round}`);
  }
  const games: PlayoffGames = new Map(state.content.playoffGame);
  games.set(id, {
    ...placeOf(raw),
    round,
    rank,
    seed1: null,
    seed2: null,
    pick1: raw.team1 ?? null,
    pick2: raw.team2 ?? null,
    score: null,
  });
  const refusal =
    enterScore(state, games, id, raw) ??
    twiceInARound(state, games) ??
    laterGames(state, games, new Set([id]));
  return refusal ?? { events: [added("PlayoffGameAdded", "playoffGame", id, games.get(id)!)] };
}

const positionTaken = (what: string): Refusal => refuse(409, "position-taken", `${what} is taken already.`);

const placeOf = ({ division, court, date, time }: PlayoffFields) => ({
  division: division ?? null,
  court: court ?? null,
  date: date ?? null,
  time: time ?? null,
});
