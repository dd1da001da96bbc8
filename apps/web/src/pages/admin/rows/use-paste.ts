// Pasting a spreadsheet's column into a table, from the focused cell down; Esc, Ctrl+Z or the toast undoes it.
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { showToast } from "#web/components/toast/toasts.ts";
import { ROWS, TABLE_UNREAD } from "#web/sentences/rows.ts";
import { readCells } from "../cells.ts";
import type { EditColumn } from "./edit-column.ts";
import { fillFrom } from "./paste.ts";
import type { Edits, Stored, Values } from "./row-edits.ts";

type Paste<R> = {
  columns: readonly EditColumn<R>[];
  rows: readonly R[];
  /** The ids of the rows as they are shown. */
  order: { current: readonly string[] };
  valuesOf: (row: R) => Values;
  fill: (typed: ReadonlyMap<string, Values>) => Edits;
  putBack: (edits: Edits) => void;
};

/** Out: the handlers for the element around the table. */
export function usePaste<R extends Stored>({ columns, rows, order, valuesOf, fill, putBack }: Paste<R>) {
  const before = useRef<Edits | null>(null);

  function takeBack(): void {
    if (before.current) putBack(before.current);
    before.current = null;
  }

  async function paste(focused: Element, text: string): Promise<void> {
    const row = focused.closest("tr")?.dataset.row ?? "";
    const from = order.current.slice(order.current.indexOf(row));
    const at = columns.findIndex(({ id }) => `${id}-${from[0]}` === focused.id);
    if (at < 0) return;
    const byId = new Map(rows.map((row) => [row._id, row]));
    const below = from.flatMap((id) => byId.get(id) ?? []);
    const target = {
      rows: below.map((row) => ({ id: row._id, values: valuesOf(row) })),
      columns: columns.slice(at).filter(({ edit }) => edit),
    };
    const cells = await readCells(text).catch(() => null);
    if (!cells) return showToast({ kind: "failed", message: TABLE_UNREAD });
    const { typed, filled, left } = fillFrom(target, cells);
    before.current = fill(typed);
    showToast({ message: ROWS.pasted(filled, left), undo: takeBack });
  }

  return {
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const text = event.clipboardData.getData("text").replace(/\r?\n$/, "");
      // One value goes to the caret, as anywhere.
      if (!/[\n\t]/.test(text) || !(event.target instanceof Element)) return;
      event.preventDefault();
      void paste(event.target, text);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const undo = event.key === "Escape" || (event.key === "z" && (event.ctrlKey || event.metaKey));
      if (!undo || !before.current) return;
      event.preventDefault();
      takeBack();
    },
    // Typing goes on from what was pasted.
    onInput: () => {
      before.current = null;
    },
  };
}
