// Wildcards and brackets created, each in one change that replaces what exists (rules 17 to 20).
import type { Id, PlayoffGame, WildcardGame } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { counted } from "#events/rules/counted.ts";
import { bracketPlaces, type SeedBy, wildcardPairings } from "#projections/bracket/seeding.ts";
import { type Content, tournamentOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, isRefusal, type Refusal, refuse } from "#server/log/command.ts";
import { added, changed, edit, removed } from "#server/log/edit.ts";
import { type Plan, qualify, wildcardTeams } from "./qualify.ts";

type GameKind = "playoffGame" | "wildcardGame";

const NO_PLACE = { division: null, court: null, date: null, time: null, score: null };

/** `ids`: BRACKET_GAMES new ones, so that they can never be mistaken for an older bracket's games. */
export function createPlayoffs(
  state: State,
  plan: Plan,
  ids: readonly Id[],
  confirm: boolean,
): Decision | Refusal {
  const qualified = qualify(state.content, plan);
  if (isRefusal(qualified)) return qualified;
  const refusal = scoresAtStake(state.content, "playoffGame", confirm);
  if (refusal) return refusal;
  const events = bracketPlaces(qualified.qualifiers).map((place, index) =>
    added("PlayoffGameAdded", "playoffGame", ids[index]!, {
      ...NO_PLACE,
      ...place,
      pick1: null,
      pick2: null,
    } satisfies PlayoffGame),
  );
  return {
    events: [...removals(state, "playoffGame"), ...events],
    params: { method: plan.method, drop: qualified.drop, seedBy: plan.seedBy },
  };
}

export interface WildcardPlan {
  teams: number;
  drop: number;
  seedBy: SeedBy;
}

/** `ids`: one per game. 0 teams removes the wildcards. */
export function createWildcards(
  state: State,
  { teams, drop, seedBy }: WildcardPlan,
  ids: readonly Id[],
  confirm: boolean,
): Decision | Refusal {
  const playing = teams === 0 ? [] : wildcardTeams(state.content, teams, drop, seedBy);
  if (isRefusal(playing)) return playing;
  const refusal = scoresAtStake(state.content, "wildcardGame", confirm);
  if (refusal) return refusal;
  const additions = wildcardPairings(playing).map(([team1, team2], index) =>
    added("WildcardGameAdded", "wildcardGame", ids[index]!, {
      ...NO_PLACE,
      team1,
      team2,
      round: null,
      rank: index + 1,
    } satisfies WildcardGame),
  );
  return {
    events: [
      ...removals(state, "wildcardGame"),
      ...additions,
      ...dropEvents(state, teams === 0 ? null : drop),
    ],
    params: { teams, drop, seedBy },
  };
}

export const removeWildcards = (state: State): Decision => ({
  events: [...removals(state, "wildcardGame"), ...dropEvents(state, null)],
});

export const removePlayoffs = (state: State): Decision => ({ events: removals(state, "playoffGame") });

const REMOVED = { playoffGame: "PlayoffGameRemoved", wildcardGame: "WildcardGameRemoved" } as const;

const removals = (state: State, kind: GameKind): DomainEvent[] =>
  [...state.content[kind].keys()].map((id) => removed(state, REMOVED[kind], kind, id));

function dropEvents(state: State, wildcardDrop: number | null): DomainEvent[] {
  const edited = edit(state, "tournament", tournamentOf(state.content)._id, { wildcardDrop }, null);
  return isRefusal(edited) ? [] : changed(edited, () => "WildcardDropSet");
}

export const scoredGames = (content: Content, kind: GameKind): number =>
  [...content[kind].values()].filter(({ score }) => score !== null).length;

/** The first try says how many scores would be lost; `confirm` does it (rule 20). */
function scoresAtStake(content: Content, kind: GameKind, confirm: boolean): Refusal | null {
  const scoresLost = scoredGames(content, kind);
  if (scoresLost === 0 || confirm) return null;
  const error = `${counted(scoresLost, "score")} of the existing games would be lost. Confirm to replace them.`;
  return refuse(409, "scores-lost", error, { confirmable: true, scoresLost });
}
