// The cards of all tournaments, in memory, reread for each tournament that the tail reports.

import type { Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import { newestFirst } from "#projections/lists.ts";
import type { HomeCard } from "#projections/views.ts";
import type { Database } from "#server/postgres/schema.ts";

export interface HomeCards {
  /** Newest start date first; equal dates by name, then id. */
  published(): HomeCard[];
  /** The position in the log that the cards are at, and the history that it belongs to. */
  version(): number;
  epoch(): string;
  refresh(tournaments: readonly Id[], position: number): Promise<void>;
  reload(epoch: string, position: number): Promise<void>;
  /**
   * Resolves when the cards are at that position, or when the time is up: organisers
   * see their own publishing at once.
   */
  waitFor(position: number, atMostMs: number): Promise<void>;
}

/** Empty, at position 0, until `reload` has read them. */
export function openHomeCards(db: Kysely<Database>): HomeCards {
  const cards = new Map<Id, HomeCard>();
  let version = 0;
  let epoch = "";
  let listed: HomeCard[] | null = null;
  let moved = Promise.withResolvers<void>();

  function moveTo(newest: number): void {
    version = newest;
    moved.resolve();
    moved = Promise.withResolvers();
  }

  async function readCards(tournaments: readonly Id[] | null): Promise<void> {
    let query = db.selectFrom("tournaments").select(["id", "card"]).where("published", "=", true);
    if (tournaments) query = query.where("id", "in", tournaments);
    const rows = await query.execute();
    const shown = new Set(rows.map(({ id }) => id));
    for (const id of tournaments ?? [...cards.keys()]) if (!shown.has(id)) cards.delete(id);
    for (const { id, card } of rows) if (!Bun.deepEquals(cards.get(id), card)) cards.set(id, card);
    listed = null;
  }

  return {
    published: () => (listed ??= [...cards.values()].sort(newestFirst)),
    version: () => version,
    epoch: () => epoch,
    async refresh(tournaments, newest) {
      if (tournaments.length > 0) await readCards(tournaments);
      moveTo(newest);
    },
    async reload(of, newest) {
      await readCards(null);
      epoch = of;
      moveTo(newest);
    },
    async waitFor(wanted, atMostMs) {
      const timeIsOver = Date.now() + atMostMs;
      while (version < wanted && Date.now() < timeIsOver) {
        await Promise.race([moved.promise, Bun.sleep(timeIsOver - Date.now())]);
      }
    },
  };
}
