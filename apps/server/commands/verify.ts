// `verify [SLUG]`: rebuilds each tournament from its log, compares it with what is kept
// beside the log, and mends the cache.

import type { Kysely } from "kysely";
import { sameValue } from "#events/canonical.ts";
import { counted } from "#events/rules/counted.ts";
import { readChange } from "#events/schemas/change.ts";
import { homeCard } from "#projections/home-card.ts";
import { evolve, fold } from "#projections/state/evolve.ts";
import { emptyState, type State, stateText } from "#projections/state/state.ts";
import { fits } from "#server/log/fits.ts";
import { organisersOf } from "#server/log/organisers-of.ts";
import { readChanges } from "#server/log/read-changes.ts";
import type { Database } from "#server/postgres/schema.ts";
import { readArguments } from "./arguments.ts";
import { Complaint } from "./complaint.ts";
import { tournamentNamed, withDatabase } from "./with-database.ts";

export async function verifyAll(args: string[]): Promise<void> {
  const [slug] = readArguments(args, 1, {}).positionals;
  await withDatabase(async (db) => {
    const only = slug ? await tournamentNamed(db, slug) : null;
    const ids = only
      ? [only]
      : (await db.selectFrom("changes").select("tournament").distinct().execute()).map(
          (row) => row.tournament,
        );
    let faults = 0;
    for (const id of ids) {
      const found = await verifyOne(db, id);
      faults += found.faults.length;
      console.log(
        `${found.title}: ${found.faults.length === 0 ? `${counted(found.changes, "change")}, all well` : found.faults.join("; ")}`,
      );
    }
    console.log(`${counted(ids.length, "tournament")} verified, ${counted(faults, "fault")}`);
    if (faults > 0)
      throw new Complaint(
        "The log and what is kept beside it differ; the home page's cards were corrected from the log.",
      );
  });
}

interface Verified {
  title: string;
  changes: number;
  faults: string[];
}

/**
 * The log is right by definition: any difference is a fault of what stands beside it, or of a line in it. Both
 * are read at one moment: beside a running server one could otherwise be newer than the other.
 */
export const verifyOne = (db: Kysely<Database>, id: string): Promise<Verified> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((moment) => verifyThen(moment, id));

async function verifyThen(db: Kysely<Database>, id: string): Promise<Verified> {
  const changes = await readChanges(db, id);
  const faults: string[] = [];
  let state = emptyState();
  for (const change of changes) {
    const read = readChange(change);
    if ("fault" in read) faults.push(`change ${change.version}: ${read.fault}`);
    if (change.version !== state.version + 1)
      faults.push(`version ${change.version} follows ${state.version}`);
    if (!fits(state.content, change)) faults.push(`change ${change.version} does not fit what it changes`);
    state = evolve(state, change);
  }
  if (stateText(fold(changes)) !== stateText(state)) faults.push("folding at once and one by one differ");
  faults.push(...(await compareCache(db, id, state)));
  return { title: homeCard(state).linkindex, changes: changes.length, faults };
}

async function compareCache(db: Kysely<Database>, id: string, state: State): Promise<string[]> {
  const faults: string[] = [];
  const card = homeCard(state);
  const row = await db.selectFrom("tournaments").selectAll().where("id", "=", id).executeTakeFirst();
  const kept = row && { card: row.card, published: row.published, slug: row.slug };
  const right = { card, published: card.isPublished, slug: card.linkindex };
  if (!sameValue(kept, right)) {
    faults.push("the home page's card differed");
    await db
      .updateTable("tournaments")
      .set({ card: JSON.stringify(card) as never, published: right.published })
      .where("id", "=", id)
      .execute();
  }
  const organisers = await db
    .selectFrom("organisers")
    .select(["account", "role"])
    .where("tournament", "=", id)
    .execute();
  const byAccount = (rows: typeof organisers) =>
    Object.fromEntries(rows.map((row) => [row.account, row.role]));
  if (!sameValue(byAccount(organisers), byAccount(organisersOf(state))))
    faults.push("the list of organisers differs");
  return faults;
}
