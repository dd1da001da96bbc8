// Undoing a change together with everything that cannot stand without it, once that is confirmed.
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, type Refusal, refuse } from "#server/log/command.ts";
import { planUndo, undoRefusal } from "./plan.ts";

/** The dependent changes that the person was shown, or true for whichever they are. */
export type Confirmation = readonly Id[] | boolean;

export function undoChange(
  state: State,
  log: readonly Change[],
  target: Id,
  confirm: Confirmation,
): Decision | Refusal {
  const refusal = undoRefusal(log, target);
  if (refusal) return refusal;
  const { dependents, events } = planUndo(log, state.content, target);
  const ids = dependents.map(({ change }) => change);
  if (!isConfirmed(ids, confirm)) {
    return refuse(409, "has-dependents", dependentsSentence(ids.length), {
      confirmable: true,
      dependents: ids,
    });
  }
  return { events, undoes: [target, ...ids] };
}

/** Undoes the deletion in force. In: the state and the log of a deleted tournament. */
export function restoreTournament(state: State, log: readonly Change[]): Decision | Refusal {
  const deletion = log.findLast(({ events }) => events.some(({ type }) => type === "TournamentRemoved"));
  return undoChange(state, log, deletion!.change, true);
}

export function dependentsSentence(count: number): string {
  // Others were confirmed, and no longer exist.
  if (count === 0) return "No later change depends on this one any more. Confirm to undo it alone.";
  const [depend, all] = count === 1 ? ["change depends", "both"] : ["changes depend", "them all"];
  return `${count} later ${depend} on this one and would be undone with it. Confirm to undo ${all}.`;
}

/** A list must equal the one planned now: what was shown is what happens. */
const isConfirmed = (ids: readonly Id[], confirm: Confirmation): boolean =>
  typeof confirm === "boolean"
    ? confirm || ids.length === 0
    : ids.toSorted().join() === confirm.toSorted().join();
