// The preview of an undo: what else it would undo, and what people would see change.
import type { Id } from "#events/entities.ts";
import { effectsOf } from "#projections/history/effects.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { namesOfAccounts } from "#server/accounts/store.ts";
import type { Fold } from "#server/log/folds.ts";
import { trialState } from "#server/log/trial.ts";
import type { Site } from "#server/site.ts";
import { headOf, lookupIn } from "./list.ts";
import { planUndo, undoRefusal } from "./plan.ts";

export async function previewUndo(site: Site, { state, changes }: Fold, target: Id) {
  const refusal = undoRefusal(changes, target);
  if (refusal)
    return {
      undoable: false,
      reason: refusal.error,
      dependents: [],
      effects: { standings: [], records: [], bracket: [], games: [] },
    };
  const { dependents, events } = planUndo(changes, state.content, target);
  const names = await namesOfAccounts(
    site.db,
    dependents.map(({ actor }) => actor),
  );
  const lookup = lookupIn(changes, state.content);
  return {
    undoable: true,
    reason: null,
    dependents: dependents.map((change) => headOf(change, lookup, names)),
    effects: effectsOf(snapshotContent(state), snapshotContent(trialState(state, events))),
  };
}
