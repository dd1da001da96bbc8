// The previews of a bracket and of wildcards: their pairings, who is left out, and what to know before
// creating them (rules 16, 18, 19, 24).
import type { Id } from "#events/entities.ts";
import { compareNames } from "#events/rules/name.ts";
import { BRACKET_GAMES } from "#projections/bracket/bracket.ts";
import { seedOrder } from "#projections/bracket/seeding.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { type Content, nameOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { type Answer, isRefusal, type Refusal } from "#server/log/command.ts";
import { trialState } from "#server/log/trial.ts";
import { createPlayoffs, createWildcards, scoredGames, type WildcardPlan } from "./create.ts";
import { newIds } from "./new-ids.ts";
import { type Plan, qualify, wildcardTeams } from "./qualify.ts";

/** The creation's own decision, not written. `differs`: seeding by record and by displayed rank differ. */
export function previewPlayoffs(state: State, plan: Plan): Answer | Refusal {
  const { content } = state;
  const qualified = qualify(content, plan);
  if (isRefusal(qualified)) return qualified;
  const decision = createPlayoffs(state, plan, newIds(BRACKET_GAMES), true);
  if (isRefusal(decision)) return decision;
  const { qualifiers, leftOut } = qualified;
  return {
    status: 200,
    body: {
      games: snapshotContent(trialState(state, decision.events)).playoffGames,
      leftOut: named(content, leftOut),
      differs: ordersDiffer(state, new Set(qualifiers ?? [])),
      scoresLost: scoredGames(content, "playoffGame"),
      warnings: divisionWarnings(state, qualifiers ?? []),
    },
  };
}

/**
 * The creation's own decision, not written. 0 teams, which removes, is refused: it has no pairings
 * to show. `leftOut`: the teams dropped first. `differs`: record order and displayed rank choose
 * or order the teams differently.
 */
export function previewWildcards(state: State, plan: WildcardPlan): Answer | Refusal {
  const { content } = state;
  const { teams, drop, seedBy } = plan;
  const playing = wildcardTeams(content, teams, drop, seedBy);
  if (isRefusal(playing)) return playing;
  const decision = createWildcards(state, plan, newIds(teams / 2), true);
  if (isRefusal(decision)) return decision;
  const order = seedOrder(content, seedBy);
  const others = wildcardTeams(content, teams, drop, seedBy === "rank" ? "record" : "rank");
  return {
    status: 200,
    body: {
      games: snapshotContent(trialState(state, decision.events)).wildcardGames,
      leftOut: named(content, order.slice(order.length - drop)),
      differs: !isRefusal(others) && playing.join() !== others.join(),
      scoresLost: scoredGames(content, "wildcardGame"),
    },
  };
}

const named = (content: Content, ids: readonly Id[]) =>
  ids.map((_id) => ({ _id, name: nameOf(content, _id) }));

function ordersDiffer({ content }: State, qualifiers: ReadonlySet<Id>): boolean {
  const [byRecord, byRank] = (["record", "rank"] as const).map((seedBy) =>
    seedOrder(content, seedBy).filter((team) => qualifiers.has(team)),
  );
  return byRecord!.join() !== byRank!.join();
}

function divisionWarnings({ content }: State, qualifiers: readonly Id[]): string[] {
  const divisions = new Set(qualifiers.map((team) => content.team.get(team)?.division ?? null));
  if (divisions.size < 2) return [];
  const names = [...divisions].flatMap((id) => (id ? nameOf(content, id) : [])).sort(compareNames);
  const listed = [...names, ...(divisions.has(null) ? ["no division"] : [])].join(", ");
  return [`This one bracket mixes teams of several divisions: ${listed}.`];
}
