// Rows of a table while they are edited: what is typed, what really differs, and how each one's saving went.
import type { BulkItem } from "#web/api/entries.ts";
import type { Conflict, Outcome, Problem } from "#web/api/outcome.ts";

export type Values = Readonly<Record<string, string | boolean>>;

export interface Stored {
  _id: string;
  version: number;
}

export interface RowEdit {
  /** As the row stood when it was selected, and its version then. */
  base: Values;
  version: number;
  typed: Values;
  problem: Problem | null;
}

export type Edits = ReadonlyMap<string, RowEdit>;

/** Only what differs is sent; null when nothing does. */
export function changesOf(id: string, { base, typed, version }: RowEdit): BulkItem<object> | null {
  const changed = Object.entries(typed).filter(([name, value]) => value !== base[name]);
  return changed.length > 0 ? { _id: id, version, ...Object.fromEntries(changed) } : null;
}

export const conflictOf = ({ problem }: RowEdit): Conflict | undefined => problem?.conflicts[0];

/** The second, deliberate act after a conflict: what is typed, on top of what is there now. */
export function onTop(edit: RowEdit, current: Stored, values: Values): RowEdit {
  return { ...edit, base: values, version: current.version, problem: null };
}

/** One after the other, each with its own result; rows that were saved leave the edits. */
export async function saveEach(
  edits: readonly (readonly [string, RowEdit])[],
  send: (item: BulkItem<object>) => Promise<Outcome<unknown>>,
): Promise<{ saved: string[]; failed: Map<string, Problem> }> {
  const saved: string[] = [];
  const failed = new Map<string, Problem>();
  for (const [id, edit] of edits) {
    const item = changesOf(id, edit);
    const outcome = item ? await send(item) : null;
    if (outcome && !outcome.ok) failed.set(id, outcome.problem);
    else saved.push(id);
  }
  return { saved, failed };
}
