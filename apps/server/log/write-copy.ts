// Appends a copied log as a new tournament, whole or not at all. An import decides nothing, so it needs no
// appender: it uses the call by which every change enters the log.

import type { Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { homeCard } from "#projections/home-card.ts";
import { fold } from "#projections/state/evolve.ts";
import type { HomeCard } from "#projections/views.ts";
import type { Database } from "#server/postgres/schema.ts";
import { linkTaken } from "#server/sentences/common.ts";
import { type AppendItem, append, type KeptAnswer } from "./append.ts";
import type { Answer, Refusal } from "./command.ts";
import { repeatOf } from "./kept-answers.ts";
import { organisersOf } from "./organisers-of.ts";
import { readEpoch } from "./read-changes.ts";

/** A copy may be requested twice: the command's id, and the digest of what was sent. */
export interface CopyCommand {
  id: Id;
  bodyHash: string;
}

interface Copied extends Answer {
  body: HomeCard;
}

/** Out: the card of the new tournament (for a repeat of the same command, of the first); 409 if its link is taken. */
export async function writeCopy(
  db: Kysely<Database>,
  changes: Change[],
  command?: CopyCommand,
): Promise<Copied | Refusal> {
  const { tournament } = changes[0]!;
  const state = fold(changes);
  const { version } = state;
  const card = homeCard(state);
  const copied: Copied = { status: 201, body: card };
  const item: AppendItem = {
    tournament,
    expected: 0,
    commands: command ? [command.id] : [],
    changes,
    answers: command ? [{ command: command.id, body_hash: command.bodyHash, ...copied, version }] : [],
    slug: card.linkindex,
    home: { published: card.isPublished, card },
    organisers: organisersOf(state),
  };
  const { tournaments, known, isReplaced } = await append(db, await readEpoch(db), [item]);
  // The copy depends on no existing history, so it simply goes into the new one.
  if (isReplaced) return writeCopy(db, changes, command);
  const kept = command && known[command.id];
  if (kept) return repeatOf(kept as KeptAnswer & Copied, command.bodyHash);
  return tournaments[tournament]?.outcome === "written" ? copied : linkTaken();
}
