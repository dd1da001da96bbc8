// The preview of a bracket: its pairings, who is left out, and what is worth knowing before it is made (rules 16, 18, 24).
import type { Id } from "#events/entities.ts";
import { compareNames } from "#events/rules/name.ts";
import { nameOf } from "#projections/content.ts";
import { seedOrder } from "#projections/seeding.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import type { State } from "#projections/state.ts";
import { type Answer, isRefusal, type Refusal } from "#server/log/command.ts";
import { stateAfter } from "#server/log/trial.ts";
import { BRACKET_GAMES, createPlayoffs, scoredGames } from "./create.ts";
import { type Plan, qualify } from "./qualify.ts";

/** The same decision as the creation, not written. `differs`: record order and displayed rank seed otherwise. */
export function previewPlayoffs(state: State, plan: Plan): Answer | Refusal {
  const { content } = state;
  const qualified = qualify(content, plan);
  if (isRefusal(qualified)) return qualified;
  const ids = Array.from({ length: BRACKET_GAMES }, () => crypto.randomUUID());
  const decision = createPlayoffs(state, plan, ids, true);
  if (isRefusal(decision)) return decision;
  const ref = (_id: Id) => ({ _id, name: nameOf(content, _id) });
  const { qualifiers, leftOut } = qualified;
  return {
    status: 200,
    body: {
      games: snapshotContent(stateAfter(state, decision.events)).playoffGames,
      leftOut: leftOut.map(ref),
      differs: seedingDiffers(state, new Set(qualifiers ?? [])),
      scoresLost: scoredGames(content, "playoffGame"),
      warnings: divisionWarnings(state, qualifiers ?? []),
    },
  };
}

function seedingDiffers({ content }: State, qualifiers: ReadonlySet<Id>): boolean {
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
