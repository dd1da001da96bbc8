// The history of a tournament as its organisers read it, newest first.
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { titleOf } from "#projections/history/names.ts";
import { type Lookup, summaryOf } from "#projections/history/summary.ts";
import type { Content } from "#projections/state/content.ts";
import { actorView } from "#server/accounts/actor.ts";
import { namesOfAccounts } from "#server/accounts/store.ts";
import type { Fold } from "#server/log/folds.ts";
import type { Site } from "#server/site.ts";
import { takenBack } from "./effective.ts";
import { isUndoable } from "./plan.ts";

export interface HistoryFilter {
  /** Only changes below this version. */
  before: number;
  /** Only changes above this version. */
  after: number;
  limit: number;
  /** Changes of one game, team and so on, with the changes that undo them. */
  entity: Id | null;
  actor: Id | null;
}

export const lookupIn = (log: readonly Change[], content: Content): Lookup => {
  const byId = new Map(log.map((change) => [change.change, change]));
  return { find: (id) => byId.get(id), now: (id) => titleOf(content, id) };
};

export async function historyOf({ db }: Site, { state, changes }: Fold, filter: HistoryFilter) {
  const lookup = lookupIn(changes, state.content);
  const taken = takenBack(changes);
  const matching = changes
    .filter(
      ({ version, actor, events }) =>
        version < filter.before &&
        version > filter.after &&
        (filter.actor === null || actor === filter.actor) &&
        (filter.entity === null || events.some(({ id }) => id === filter.entity)),
    )
    .toReversed();
  const page = matching.slice(0, filter.limit);
  const names = await namesOfAccounts(
    db,
    page.map(({ actor }) => actor),
  );
  return {
    changes: page.map((change) => ({
      ...headOf(change, lookup, names),
      items: change.events.map(({ type, entity, id, before, after }) => ({
        type,
        entity,
        id,
        before,
        after,
      })),
      undoes: change.undoes,
      undoneBy: taken.get(change.change) ?? null,
      undoable: isUndoable(change, taken),
    })),
    next: matching.length > page.length ? page.at(-1)!.version : null,
  };
}

/** What identifies a change to a person: when, by whom, and the sentence. */
export function headOf(change: Change, lookup: Lookup, names: ReadonlyMap<Id, string>) {
  const { version, at } = change;
  const actor = actorView(change.actor, names);
  return { change: change.change, version, at, actor, summary: summaryOf(change, lookup) };
}
