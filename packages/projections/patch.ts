// Patches: what differs between two snapshots, and how a page applies it (used by server and browser alike).
import { sameValue } from "#events/canonical.ts";
import type { Id } from "#events/entities.ts";
import { keyOf, LIST_NAMES, sortList } from "./lists.ts";
import type {
  ChangedRow,
  ListName,
  Lists,
  Patch,
  Snapshot,
  SnapshotContent,
  TournamentView,
} from "./views.ts";

export type Difference = Pick<Patch, "set" | "changed" | "removed">;

/** In: two contents of one tournament. Out: changed rows whole and keys gone, or null when nothing differs. */
export function diff(before: SnapshotContent, after: SnapshotContent): Difference | null {
  const difference: Difference = { set: {}, removed: {} };
  const changed = Object.entries(after.tournament).filter(
    ([field, value]) => !sameValue(value, before.tournament[field as keyof TournamentView]),
  );
  if (changed.length > 0) difference.set.tournament = Object.fromEntries(changed);
  for (const list of LIST_NAMES) diffList(list, before[list], after[list], difference);
  const empty = Object.keys(difference.set).length + Object.keys(difference.removed).length === 0;
  return empty ? null : difference;
}

function diffList<L extends ListName>(
  list: L,
  before: Lists[L][],
  after: Lists[L][],
  into: Difference,
): void {
  if (before === after) return;
  if (
    before.length === after.length &&
    before.every((row, at) => row === after[at] || keyOf(list, row) === keyOf(list, after[at]!))
  ) {
    const changed = after.filter((row, at) => row !== before[at] && !sameValue(before[at], row));
    if (changed.length > 0) (into.set as Record<L, Lists[L][]>)[list] = changed;
    return;
  }
  const old = new Map(before.map((row) => [keyOf(list, row), row]));
  const set = after.filter((row) => {
    const known = old.get(keyOf(list, row));
    old.delete(keyOf(list, row));
    return known === undefined || (known !== row && !sameValue(known, row));
  });
  if (set.length > 0) (into.set as Record<L, Lists[L][]>)[list] = set;
  if (old.size > 0) into.removed[list] = [...old.keys()];
}

/** What to do with a patch: it is old news, it applies, or the page must resynchronise. */
export type Reception = "drop" | "apply" | "resynchronise";

export function receive(
  have: { epoch: string; version: number },
  patch: Pick<Patch, "epoch" | "from" | "version">,
): Reception {
  if (patch.epoch !== have.epoch) return "resynchronise";
  if (have.version >= patch.version) return "drop";
  return patch.from <= have.version ? "apply" : "resynchronise";
}

/** The snapshot at the patch's version; untouched lists keep their identity. Call it when `receive` says "apply". */
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
