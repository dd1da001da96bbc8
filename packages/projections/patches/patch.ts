// Patches: whether one follows on what a page has, and how it is applied.
import type { Id } from "#events/entities.ts";
import { keyOf, LIST_NAMES, sortList } from "../lists.ts";
import type { ChangedRow, ListName, Lists, Patch, Snapshot } from "../views.ts";

/** What to do with a patch: ignore it as old, apply it, or resynchronise. */
export type Reception = "drop" | "apply" | "resynchronise";

export function receive(
  have: { epoch: string; version: number },
  patch: Pick<Patch, "epoch" | "from" | "version">,
): Reception {
  if (patch.epoch !== have.epoch) return "resynchronise";
  if (have.version >= patch.version) return "drop";
  return patch.from <= have.version ? "apply" : "resynchronise";
}

/**
 * The snapshot at the patch's version; untouched lists keep their identity. Call it
 * only when `receive` says "apply".
 */
export function applyPatch(snapshot: Snapshot, patch: Patch): Snapshot {
  const tournament = patch.set.tournament
    ? { ...snapshot.tournament, ...patch.set.tournament }
    : snapshot.tournament;
  const resort = tournament.startdate !== snapshot.tournament.startdate;
  const next: Snapshot = { ...snapshot, ...{ protocol: patch.protocol, version: patch.version, tournament } };
  for (const list of LIST_NAMES) patchList(list, snapshot, next, patch, resort);
  return next;
}

function patchList<L extends ListName>(
  list: L,
  from: Snapshot,
  next: Snapshot,
  patch: Patch,
  resort: boolean,
): void {
  const set = patch.set[list] as Lists[L][] | undefined;
  const changed = patch.changed?.[list] as ChangedRow<L>[] | undefined;
  const removed = patch.removed[list];
  if (!set && !changed && !removed && !(resort && list === "games")) return;
  const rows = new Map<Id, Lists[L]>((from[list] as Lists[L][]).map((row) => [keyOf(list, row), row]));
  for (const id of removed ?? []) rows.delete(id);
  for (const row of set ?? []) rows.set(keyOf(list, row), row);
  for (const row of changed ?? []) {
    const known = rows.get(keyOf(list, row));
    if (known) rows.set(keyOf(list, row), { ...known, ...row });
  }
  (next as unknown as Record<L, Lists[L][]>)[list] = sortList(list, [...rows.values()], next.tournament);
}
