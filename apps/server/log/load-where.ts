// A right is refused on the newest state alone: another server may have given it a moment ago.
import type { Id } from "#events/entities.ts";
import type { State } from "#projections/state.ts";
import type { Fold, Folds } from "./folds.ts";

/** Out: the fold in which this holds; where it does not, what others have written since is read before one says so. */
export async function loadWhere(
  folds: Folds,
  tournament: Id,
  holds: (state: State) => boolean,
): Promise<Fold> {
  const fold = await folds.load(tournament);
  // What is not there has been looked for just now.
  if (fold.state.version === 0 || holds(fold.state)) return fold;
  await folds.catchUp(tournament);
  return folds.load(tournament);
}
