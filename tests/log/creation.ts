// The smallest thing that can be appended: a new tournament with a link of its own.

import { homeCard } from "#projections/home-card.ts";
import { evolve } from "#projections/state/evolve.ts";
import { emptyState } from "#projections/state/state.ts";
import { createTournament } from "#server/features/tournaments/decide.ts";
import type { AppendItem } from "#server/log/append.ts";
import { isRefusal } from "#server/log/command.ts";
import { changeOf } from "../given.ts";

export function creationOf(slug: string): AppendItem {
  const tournament = crypto.randomUUID();
  const owner = crypto.randomUUID();
  const command = crypto.randomUUID();
  const decision = createTournament(tournament, owner, {
    name: slug,
    acronym: "T",
    startdate: "2024-05-04",
    slug,
  });
  if (isRefusal(decision)) throw new Error(decision.error);
  const drafted = changeOf(emptyState(), decision, { kind: "CreateTournament", actor: owner });
  const change = { ...drafted, change: crypto.randomUUID(), tournament, command };
  return {
    tournament,
    expected: 0,
    commands: [command],
    changes: [change],
    answers: [{ command, body_hash: "", status: 201, body: {}, version: 1 }],
    slug,
    home: { published: false, card: homeCard(evolve(emptyState(), change)) },
    organisers: [{ account: owner, role: "owner" }],
  };
}
