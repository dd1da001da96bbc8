// Selecting rows opens them for editing; what is typed stays until it is saved or the row is deselected.
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { EditedRow } from "./edit-column.ts";
import type { Edits, RowEdit, Stored, Values } from "./row-edits.ts";

/** `opened`: rows that are open for editing from the start. */
export function useRowEdits<R extends Stored>(
  rows: readonly R[],
  valuesOf: (row: R) => Values,
  opened: readonly string[] = [],
) {
  const [edits, setEdits] = useState<Edits>(
    () =>
      new Map(rows.filter(({ _id }) => opened.includes(_id)).map((row) => [row._id, begun(row, valuesOf)])),
  );
  const byId = useMemo(() => new Map(rows.map((row) => [row._id, row])), [rows]);

  /** Newly selected rows start with what they show; deselected ones lose what was typed in them. */
  function select(ids: ReadonlySet<string>): void {
    setEdits((now) => {
      // What was typed in deleted rows is dropped only by a press of its own.
      const next = new Map([...now].filter(([id]) => !byId.has(id)));
      for (const id of ids) {
        const row = byId.get(id);
        const known = now.get(id);
        if (known) next.set(id, known);
        else if (row) next.set(id, begun(row, valuesOf));
      }
      return next;
    });
  }

  const change = useCallback((id: string, next: (edit: RowEdit) => RowEdit | null) => {
    setEdits((now) => {
      const edit = now.get(id);
      if (!edit) return now;
      const changed = next(edit);
      const map = new Map(now);
      if (changed) map.set(id, changed);
      else map.delete(id);
      return map;
    });
  }, []);

  // A paste may be parsed after the page that it was pasted into has gone.
  const newest = useRef(edits);
  newest.current = edits;

  /** Types into several rows at once, and opens those that are closed. Out: the edits before that. */
  function fill(typed: ReadonlyMap<string, Values>): Edits {
    const before = newest.current;
    const next = new Map(before);
    for (const [id, values] of typed) {
      const row = byId.get(id);
      const edit = before.get(id) ?? (row && begun(row, valuesOf));
      if (edit) next.set(id, { ...edit, typed: { ...edit.typed, ...values } });
    }
    setEdits(next);
    return before;
  }

  // A deleted row is no longer selected.
  const here = useMemo(() => new Set([...edits.keys()].filter((id) => byId.has(id))), [edits, byId]);
  const selected = useSteady(here);
  // The press is answered first, with the marks; the boxes of many rows come with the next turn.
  const open = useDeferredValue(selected);

  const made = useRef(new WeakMap<R, EditedRow<R>>());
  const all = useMemo(
    () =>
      rows.map((row) => {
        const edit = open.has(row._id) ? edits.get(row._id) : undefined;
        const before = made.current.get(row);
        if (before && before.edit === edit) return before;
        const edited = { row, edit };
        made.current.set(row, edited);
        return edited;
      }),
    [rows, edits, open],
  );
  const edited = useSteady(all);

  const isHere = (id: string) => byId.has(id);
  return { edits, edited, isHere, selected, select, change, fill, putBack: setEdits };
}

/** The same array while it holds the same ids in the same order: typing into a row selects and moves nothing. */
function useSteady<T extends Iterable<unknown>>(next: T): T {
  const kept = useRef(next);
  if (kept.current !== next && !holdsSame([...kept.current], [...next])) kept.current = next;
  return kept.current;
}

const holdsSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

function begun<R extends Stored>(row: R, valuesOf: (row: R) => Values): RowEdit {
  const base = valuesOf(row);
  return { base, typed: base, version: row.version, problem: null };
}
