// A right is refused only on the newest state: another server may have granted it a moment ago.
import type { Id } from "#events/entities.ts";
import type { State } from "#projections/state/state.ts";
import type { Fold, Folds } from "./folds.ts";

/**
 * Out: a fold in which `holds` is true. If it is false, first reads what other servers have
 * written, then gives the newest fold.
 */
export async function loadWhere(
  folds: Folds,
  tournament: Id,
  holds: (state: State) => boolean,
): Promise<Fold> {
  const fold = await folds.load(tournament);
  // Version 0: loading has just looked for it.
  if (fold.state.version === 0 || holds(fold.state)) return fold;
  await folds.catchUp(tournament);
  return folds.load(tournament);
}
