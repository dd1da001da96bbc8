// Several at once over HTTP: a list of edits with their versions, a list of ids to delete.

import { z } from "zod";
import type { Id } from "#events/entities.ts";
import type { ChangeKind } from "#events/envelope.ts";
import { entityViews } from "#projections/entity-view.ts";
import type { State } from "#projections/state/state.ts";
import type { Decision, Refusal } from "#server/log/command.ts";
import type { Expected } from "#server/log/edit.ts";
import { type ItemEdit, removeEach } from "#server/log/several.ts";
import type { Site } from "#server/site.ts";
import { requiredText } from "./fields.ts";
import { write } from "./write.ts";

const MAX_ITEMS = 5000;
const TWICE = "The same _id stands twice in the list; please send it once.";
const TOO_MANY = `At most ${MAX_ITEMS} can be sent at once.`;

/** At least one, and no more than one change should hold. */
export const listOf = <T extends z.ZodType>(one: T) =>
  z.array(one).min(1, "Please send at least one.").max(MAX_ITEMS, TOO_MANY);

/**
 * In: the fields of one item. Out: a list of them, each with its id and, if the sender knows it, the version
 * seen. No id may appear twice: both edits would start from the same value, and undo could follow neither.
 */
export const severalOf = <F extends z.ZodRawShape>(fields: F) =>
  listOf(
    z.object({ _id: requiredText("_id", 100), version: z.int().min(0).optional(), ...fields }),
  ).superRefine((items, context) => {
    const seen = new Set<unknown>();
    for (const [index, { _id }] of (items as { _id: Id }[]).entries()) {
      if (seen.has(_id)) context.addIssue({ code: "custom", path: [index, "_id"], message: TWICE });
      seen.add(_id);
    }
  });

export const itemEdits = <I extends { _id: Id; version?: number | undefined }>(
  items: readonly I[],
): ItemEdit<Omit<I, "_id" | "version">>[] =>
  items.map(({ _id, version = null, ...fields }) => ({ id: _id, fields, expected: version }));

export function viewsOf(state: State, kind: "division" | "team" | "game", items: readonly { _id: Id }[]) {
  const viewOf = entityViews(state);
  return items.map(({ _id }) => viewOf(kind, _id));
}

const IDS = z.object({
  ids: z.array(requiredText("id", 100)).min(1, "Please name at least one.").max(MAX_ITEMS, TOO_MANY),
  /** By id, the version seen: an item that somebody has changed since is refused. */
  versions: z.record(z.string().max(100), z.int().min(0)).optional(),
});

/** Answers `{ deleted, refused }`: whatever can be deleted is, in one change. */
export const deleteSeveral = (
  site: Site,
  request: Request,
  tournament: Id,
  kind: ChangeKind,
  remove: (state: State, id: Id, expected: Expected) => Decision | Refusal,
): Promise<Response> =>
  write(site, request, {
    kind,
    input: IDS,
    tournament,
    decide: (state, { ids, versions = {} }) => {
      const seen = new Map(Object.entries(versions));
      return removeEach(state, new Map(ids.map((id) => [id, seen.get(id) ?? null])), remove);
    },
    answer: (_state, _change, { ids }, { refusedItems = [] }) => {
      const kept = new Set(refusedItems.map(({ _id }) => _id));
      const deleted = [...new Set(ids)].filter((id) => !kept.has(id));
      return { status: 200, body: { deleted, refused: refusedItems } };
    },
  });
