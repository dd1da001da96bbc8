// Which changes of a log are in force: a change is effective unless a later effective undo names it.
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";

export const isUndo = ({ undoes }: Pick<Change, "undoes">): boolean => undoes.length > 0;

/** Out: the id of each undone change, with the effective undo that undid it. Works from newest to oldest. */
export function takenBack(log: readonly Pick<Change, "change" | "undoes">[]): Map<Id, Id> {
  const taken = new Map<Id, Id>();
  for (const { change, undoes } of log.toReversed()) {
    if (taken.has(change)) continue;
    for (const id of undoes) if (!taken.has(id)) taken.set(id, change);
  }
  return taken;
}

/** The ordinary changes in force, in log order, as if one more undo, of `target`, stood at the end. */
export function effectiveWithout(log: readonly Change[], target: Id): Change[] {
  const taken = takenBack([...log, { change: "", undoes: [target] }]);
  return log.filter((change) => !isUndo(change) && !taken.has(change.change));
}
