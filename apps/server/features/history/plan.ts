// The plan of an undo: what else it undoes, and the content that results (see docs/decisions/0006).
import { sameValue } from "#events/canonical.ts";
import { ENTITY_KINDS, type Id } from "#events/entities.ts";
import type { Change, ChangeKind, DomainEvent } from "#events/envelope.ts";
import { SCHEMA } from "#events/upcasters.ts";
import type { Content } from "#projections/state/content.ts";
import { type Refusal, refuse } from "#server/log/command.ts";
import { effectiveWithout, takenBack } from "./effective.ts";
import { strictFold } from "./strict-fold.ts";

export interface UndoPlan {
  /** Changes that can no longer stand, newest first. */
  dependents: Change[];
  /** One `Restored` event for each entity that differs. */
  events: DomainEvent[];
}

const PERMANENT: Partial<Record<ChangeKind, string>> = {
  CreateTournament: "The creation of a tournament cannot be undone.",
  AddOrganiser: "Changes of organisers cannot be undone; add or remove the person instead.",
  RemoveOrganiser: "Changes of organisers cannot be undone; add or remove the person instead.",
  InviteOrganiser: "Changes of organisers cannot be undone; add or remove the person instead.",
  Redact: "A redaction cannot be undone.",
};

const RESTORED = "A restored tournament is deleted in Update Tournament, not here.";

/** Why a change stays in force, whatever came after it. */
const permanenceOf = ({ kind, undoes, events }: Change): string | undefined =>
  undoes.length > 0 && events.some(({ entity }) => entity === "removal") ? RESTORED : PERMANENT[kind];

/** In: what `takenBack` gives for the whole log. */
export const isUndoable = (change: Change, taken: ReadonlyMap<Id, Id>): boolean =>
  !taken.has(change.change) && permanenceOf(change) === undefined;

/** Why a change cannot be undone at all; null if it can. */
export function undoRefusal(log: readonly Change[], target: Id): Refusal | null {
  const change = log.find((one) => one.change === target);
  if (!change) return refuse(404, "unknown-change", "There is no such change in this tournament.");
  const by = takenBack(log).get(target);
  if (by) return refuse(409, "already-undone", "This change has been undone already.", { undoneBy: by });
  const reason = permanenceOf(change);
  return reason ? refuse(409, "not-undoable", reason) : null;
}

/** In: the whole log, and the content that it folds to. The target must be undoable. */
export function planUndo(log: readonly Change[], content: Content, target: Id): UndoPlan {
  const { content: result, skipped } = strictFold(effectiveWithout(log, target));
  return { dependents: skipped.toReversed(), events: restoring(content, result) };
}

/** From one content to another, entity by entity: only the fields that differ. */
function restoring(from: Content, to: Content): DomainEvent[] {
  return ENTITY_KINDS.flatMap((entity) => {
    const [now, then] = [from[entity], to[entity]] as ReadonlyMap<Id, object>[];
    const ids = new Set([...now!.keys(), ...then!.keys()]);
    return [...ids].flatMap((id) => {
      const sides = differing(now!.get(id) ?? null, then!.get(id) ?? null);
      return sides ? [{ type: "Restored", schema: SCHEMA, entity, id, ...sides } as DomainEvent] : [];
    });
  });
}

type Sides = Pick<DomainEvent, "before" | "after">;

function differing(before: object | null, after: object | null): Sides | null {
  if (before === null || after === null) return before === after ? null : ({ before, after } as Sides);
  const fields = Object.keys(after).filter(
    (field) => !sameValue(before[field as never], after[field as never]),
  );
  if (fields.length === 0) return null;
  const pick = (from: object) => Object.fromEntries(fields.map((field) => [field, from[field as never]]));
  return { before: pick(before), after: pick(after) } as Sides;
}
