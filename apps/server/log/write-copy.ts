// Appends a copied log as a new tournament, whole or not at all. Nothing is decided, so that it needs no appender: its
// changes go into the log by the call through which every change goes.

import type { Kysely } from "kysely";
import type { Change } from "#events/envelope.ts";
import { fold } from "#projections/evolve.ts";
import { homeCard } from "#projections/home-card.ts";
import type { HomeCard } from "#projections/views.ts";
import type { Database } from "#server/postgres/schema.ts";
import { linkTaken } from "#server/sentences/common.ts";
import { append } from "./append.ts";
import type { Refusal } from "./command.ts";
import { organisersOf } from "./organisers-of.ts";
import { readEpoch } from "./read-changes.ts";

/** Out: the card of the new tournament; 409 when its link is taken. */
export async function writeCopy(db: Kysely<Database>, changes: Change[]): Promise<HomeCard | Refusal> {
  const { tournament } = changes[0]!;
  const state = fold(changes);
  const card = homeCard(state);
  const item = {
    tournament,
    expected: 0,
    commands: [],
    changes,
    answers: [],
    slug: card.linkindex,
    home: { published: card.isPublished, card },
    organisers: organisersOf(state),
  };
  const { tournaments, isReplaced } = await append(db, await readEpoch(db), [item]);
  // It stands on no other history: it goes into the new one.
  if (isReplaced) return writeCopy(db, changes);
  if (tournaments[tournament]?.outcome === "written") return card;
  return linkTaken();
}
