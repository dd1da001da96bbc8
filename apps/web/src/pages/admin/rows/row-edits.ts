// Rows of a table being edited: what is typed, what really differs, and how each one's saving went.
import type { BulkItem } from "#web/api/entries.ts";
import type { Conflict, Outcome, Problem } from "#web/api/outcome.ts";
import { ROWS } from "#web/sentences/rows.ts";

export type Values = Readonly<Record<string, string | boolean>>;

export interface Stored {
  _id: string;
  version: number;
}

export interface RowEdit {
  /** The row and its version when it was selected. */
  base: Values;
  version: number;
  typed: Values;
  problem: Problem | null;
}

export type Edits = ReadonlyMap<string, RowEdit>;

/** Only what differs is sent; null if nothing does. */
export function changesOf(id: string, { base, typed, version }: RowEdit): BulkItem<object> | null {
  const changed = Object.entries(typed).filter(([name, value]) => value !== base[name]);
  return changed.length > 0 ? { _id: id, version, ...Object.fromEntries(changed) } : null;
}

export const conflictOf = ({ problem }: RowEdit): Conflict | undefined => problem?.conflicts[0];

/** The second, deliberate act after a conflict: what is typed, on top of what is there now. */
export function onTop(edit: RowEdit, current: Stored, values: Values): RowEdit {
  return { ...edit, base: values, version: current.version, problem: null };
}

/** The rows that differ, in one change: all are saved, or none. */
export async function saveTogether<T>(
  edits: readonly (readonly [string, RowEdit])[],
  send: (items: readonly BulkItem<object>[]) => Promise<Outcome<T>>,
): Promise<{ outcome: Outcome<T> | null; problems: ReadonlyMap<string, Problem> }> {
  const items = edits.flatMap(([id, edit]) => changesOf(id, edit) ?? []);
  const outcome = items.length > 0 ? await send(items) : null;
  return { outcome, problems: outcome && !outcome.ok ? problemsByRow(items, outcome.problem) : new Map() };
}

/**
 * Takes a refusal of several apart: which row each reason belongs to. Rows without a
 * reason of their own are not in it.
 */
export function problemsByRow(
  items: readonly { _id: string }[],
  problem: Problem,
): ReadonlyMap<string, Problem> {
  const own = { ...problem, conflicts: [], refused: [], fields: {} };
  const [only, ...others] = items;
  if (only && others.length === 0 && problem.kind === "refused") {
    return new Map([[only._id, { ...problem, fields: { ...problem.fields, ...fieldsOf(problem, 0) } }]]);
  }
  const found = new Map<string, Problem>();
  for (const [at, { _id }] of items.entries()) {
    const fields = fieldsOf(problem, at);
    const error = Object.values(fields)[0];
    if (error) found.set(_id, { ...own, error, fields });
  }
  for (const { _id, error, code, fields = {} } of problem.refused)
    found.set(_id, { ...own, error, code, fields });
  for (const conflict of problem.conflicts)
    found.set(conflict._id, { ...own, error: ROWS.changedSince, conflicts: [conflict] });
  return found;
}

/** The server names a field of the third of several "2.name". */
const fieldsOf = ({ fields }: Problem, at: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) =>
      name.startsWith(`${at}.`) ? [[name.slice(`${at}.`.length), message]] : [],
    ),
  );
