// Where pasted cells go: down from the focused one, and to the right if there are several columns.
import { nameKey } from "#events/rules/name.ts";
import type { Option } from "#web/components/select/select.tsx";
import type { Values } from "./row-edits.ts";

interface Target {
  /** The rows as they are shown, from the focused one on, with what their boxes hold. */
  rows: readonly { id: string; values: Values }[];
  /** The editable columns, from the focused one on. */
  columns: readonly { id: string; options?: readonly Option[] }[];
}

export interface Filling {
  typed: ReadonlyMap<string, Values>;
  filled: number;
  /** Cells beyond the last row or column, and words that are not among the choices. */
  left: number;
}

export function fillFrom({ rows, columns }: Target, cells: readonly (readonly string[])[]): Filling {
  const typed = new Map<string, Values>();
  let [filled, left] = [0, 0];
  for (const [down, line] of cells.entries()) {
    const row = rows[down];
    for (const [across, text] of line.entries()) {
      const column = columns[across];
      const value = row && column ? meaningOf(text, row.values[column.id], column.options) : null;
      if (row && column && value !== null) {
        typed.set(row.id, { ...typed.get(row.id), [column.id]: value });
        filled++;
      } else left++;
    }
  }
  return { typed, filled, left };
}

/** Null for a word that is not among the choices. */
function meaningOf(text: string, now: string | boolean | undefined, options?: readonly Option[]) {
  if (typeof now === "boolean") return /^(true|yes|1)$/i.test(text);
  if (!options) return text;
  const chosen = options.find(({ label, value }) => (text ? nameKey(label) === nameKey(text) : value === ""));
  return chosen?.value ?? null;
}
