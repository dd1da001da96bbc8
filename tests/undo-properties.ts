// What must hold after every undo, whoever made it and on whichever server.
import { canonical } from "#events/canonical.ts";
import { ENTITY_KINDS } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { contentText, emptyContent } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { isUndo, takenBack } from "#server/features/history/effective.ts";
import { planUndo } from "#server/features/history/plan.ts";
import { strictFold } from "#server/features/history/strict-fold.ts";
import { Integrity } from "#server/log/integrity.ts";

/** How much a generator has tried. */
export interface Tried {
  undos: number;
  withDependents: number;
  redos: number;
}

export const nothingTried = (): Tried => ({ undos: 0, withDependents: 0, redos: 0 });

export function count(tried: Tried, log: readonly Change[], made: Change): void {
  tried.undos++;
  if (made.undoes.length > 1) tried.withDependents++;
  const target = log.find(({ change }) => change === made.undoes[0]);
  if (target && isUndo(target)) tried.redos++;
}

/** In: the log before an undo, and that undo. It must be the plan for the newest state, and undo nothing else. */
export function checkUndo(log: readonly Change[], before: State, made: Change): void {
  const [target, ...dependents] = made.undoes;
  const plan = planUndo(log, before.content, target!);
  const planned = plan.dependents.map(({ change }) => change);
  demand(dependents.toSorted().join() === planned.toSorted().join(), "an undo takes what was planned", log);
  demand(canonical(made.events) === canonical(plan.events), "an undo restores what was planned", log);
  if (log.some((change) => change.change === target && isUndo(change))) return;
  const [earlier, after, named] = [takenBack(log), takenBack([...log, made]), new Set(made.undoes)];
  const others = log.filter(
    (change) => !isUndo(change) && !earlier.has(change.change) && !named.has(change.change),
  );
  demand(
    others.every(({ change }) => !after.has(change)),
    "what is not in the list stays effective",
    log,
  );
}

/**
 * In: a log and the state it folds to. The state must be the strict fold of the
 * effective changes, and obey the rules.
 */
export function checkSound(log: readonly Change[], state: State): void {
  const taken = takenBack(log);
  const effective = log.filter((change) => !isUndo(change) && !taken.has(change.change));
  const { content, skipped } = strictFold(effective);
  demand(skipped.length === 0, "what is effective fits", log);
  demand(
    contentText(content) === contentText(state.content),
    "the log's fold is the strict fold of what is effective",
    log,
  );
  const everything = ENTITY_KINDS.flatMap((entity) =>
    [...state.content[entity].keys()].map((id) => ({ entity, id })),
  );
  demand(
    new Integrity().takes(emptyContent(), state.content, { events: everything as Change["events"] }),
    "the rules of integrity hold",
    log,
  );
}

export function demand(holds: boolean, what: string, log: readonly Change[]): asserts holds {
  if (!holds)
    throw new Error(
      `Does not hold: ${what}. The log:\n${log.map((change) => JSON.stringify(change)).join("\n")}`,
    );
}
