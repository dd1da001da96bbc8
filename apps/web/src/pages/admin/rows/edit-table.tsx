// A table whose selected rows can be edited in place, saved and deleted; every row shows its own result.

import { type ReactNode, useMemo, useRef, useState } from "react";
import type { RowKind } from "#web/api/entries.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { ConfirmDialog } from "#web/components/dialog/confirm-dialog.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { stack } from "#web/components/stack/stack.ts";
import type { Column } from "#web/components/table/column.ts";
import { DataTable } from "#web/components/table/data-table.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import type { RowWords } from "#web/sentences/rows.ts";
import { useAddressSort } from "#web/tournament/use-address-sort.ts";
import { useLastSeen } from "../use-last-seen.ts";
import type { EditColumn, EditedRow } from "./edit-column.ts";
import { editingCell } from "./editing-cell.tsx";
import { GoneRows } from "./gone-rows.tsx";
import { changesOf, type Stored, type Values } from "./row-edits.ts";
import { useEnterSaves } from "./use-enter-saves.ts";
import { usePaste } from "./use-paste.ts";
import { useRowActs } from "./use-row-acts.ts";
import { useRowEdits } from "./use-row-edits.ts";

type EditTableProps<R extends Stored> = {
  caption: string;
  kind: RowKind;
  rows: readonly R[];
  /** Hides rows, but never one that is being edited. */
  shows?: (row: R) => boolean;
  columns: readonly EditColumn<R>[];
  nameOf: (row: R) => string;
  /** What the boxes of a row hold; kept stable between renders. */
  valuesOf: (row: R) => Values;
  noun: [one: string, many: string];
  words: RowWords;
  deletable?: boolean;
  /** The link to a single selected row's history. */
  historyOf?: (id: string) => string;
  /** A button of the bar that types into all selected rows at once, with `fill`; one press undoes that. */
  together?: (chosen: ReadonlyMap<string, Values>, fill: FillTogether) => ReactNode;
  /** Rows that are open for editing when the table appears. */
  opened?: readonly string[];
  empty?: ReactNode;
};

type FillTogether = (typed: ReadonlyMap<string, Values>, words: string) => void;

export function EditTable<R extends Stored>(props: EditTableProps<R>) {
  const {
    caption,
    kind,
    rows,
    columns,
    nameOf,
    valuesOf,
    noun,
    words,
    deletable = true,
    historyOf,
    together,
    opened,
    empty,
    shows,
  } = props;
  const { _id: tournament } = useTournament();
  const { edits, edited, isHere, selected, select, change, fill, putBack } = useRowEdits(
    rows,
    valuesOf,
    opened,
  );
  const order = useRef<readonly string[]>([]);
  const paste = usePaste({ columns, rows, order, valuesOf, fill, putBack });
  const sorting = useAddressSort(columns);
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { failure, update, remove, keepTheirs } = useRowActs({
    tournament,
    kind,
    words,
    edits,
    change,
    // The bar disappears with its button, so the focus goes back to the table.
    onDone: () => box.current?.focus(),
  });
  const saveByEnter = useEnterSaves(() => update([...selected]));
  const keys: typeof paste = {
    ...paste,
    onKeyDown: (event) => {
      paste.onKeyDown(event);
      saveByEnter(event);
    },
  };
  const fillTogether: FillTogether = (typed, words) => {
    const before = fill(typed);
    showToast({ message: words, undo: () => putBack(before) });
  };
  const chosen = rows.filter(({ _id }) => selected.has(_id));
  const seen = useLastSeen(rows);
  const typed = [...edits].filter(([id, edit]) => changesOf(id, edit) !== null);
  const [unsaved, gone] = [typed.filter(([id]) => isHere(id)), typed.filter(([id]) => !isHere(id))];

  const visible = useMemo(
    () => (shows ? edited.filter(({ row, edit }) => edit || shows(row)) : edited),
    [edited, shows],
  );

  // The cells get their handlers once; what a handler does is looked up when it runs.
  const latest = useLatest({ edits, update, change, keepTheirs });
  const shown = useMemo<Column<EditedRow<R>>[]>(
    () =>
      columns.map(({ cell: _cell, sortBy, edit: _edit, options: _options, ...look }, at) => ({
        ...look,
        ...(sortBy && { sortBy: ({ row }: EditedRow<R>) => sortBy(row) }),
        cell: editingCell(columns, at, { nameOf, valuesOf, latest }),
      })),
    [columns, nameOf, valuesOf, latest],
  );

  return (
    <div ref={box} tabIndex={-1} className={stack("s4")} {...keys}>
      {failure && (
        <ErrorState look="bar" title={failure.title}>
          {failure.reason}
        </ErrorState>
      )}
      <GoneRows
        edits={gone}
        columns={columns}
        nameOf={(id) => nameOf(seen.get(id)!)}
        onDrop={(id) => change(id, () => null)}
      />
      <DataTable
        caption={caption}
        columns={shown}
        rows={visible}
        rowId={({ row }) => row._id}
        rowName={({ row }) => nameOf(row)}
        selected={selected}
        onSelect={select}
        order={order}
        {...sorting}
        empty={empty}
        actions={(ids) => (
          <>
            <Button size="sm" variant="primary" pendingLabel="Updating" onClick={() => update(ids)}>
              Update
            </Button>
            {together?.(new Map(ids.map((id) => [id, edits.get(id)?.typed ?? {}])), fillTogether)}
            {deletable && (
              <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
                Delete
              </Button>
            )}
            {historyOf && ids.length === 1 && (
              <ButtonLink size="sm" to={historyOf(ids[0]!)}>
                History
              </ButtonLink>
            )}
          </>
        )}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.deleteAsk}
        verb="Delete"
        noun={noun}
        names={chosen.map(nameOf)}
        onConfirm={() => remove(chosen)}
      />
      <LeaveGuard count={unsaved.length} noun="row" onSave={() => update(unsaved.map(([id]) => id))} />
    </div>
  );
}

function useLatest<T>(value: T): { current: T } {
  const [box] = useState({ current: value });
  box.current = value;
  return box;
}
