// The organisers' table: sorting and selection that survive each other, with a bar of actions for the selected rows.
import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { type BodyRowProps, MemoRow } from "./body-row.tsx";
import { type Column, compareValues, type Sort } from "./column.ts";
import bar from "./data-table.module.css";
import styles from "./table.module.css";
import { TableFrame } from "./table-frame.tsx";
import { HeaderCell } from "./table-parts.tsx";
import { useDrawnRows } from "./use-drawn-rows.ts";

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});

type DataTableProps<Row extends object> = {
  caption: string;
  /** Kept stable between renders, like the rows, so that only changed rows are redrawn. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** A row's name in its checkbox's label: "Select Calder Aces". */
  rowName: (row: Row) => string;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  isChosen?: (row: Row) => boolean;
  /** If given, rows can be selected. Ids of missing rows are ignored. */
  selected?: ReadonlySet<string>;
  onSelect?: (ids: ReadonlySet<string>) => void;
  /** Gets the ids in the order shown. */
  order?: { current: readonly string[] };
  /** Buttons in the bar that shows while something is selected. */
  actions?: (ids: readonly string[]) => ReactNode;
  empty?: ReactNode;
};

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, rowName, isChosen, selected, onSelect, order, actions, empty } =
    props;
  const [own, setOwn] = useState<Sort | null>(null);
  const sort = props.sort === undefined ? own : props.sort;
  const definitions = useMemo(() => tableColumns(columns), [columns]);
  const selection = useMemo(
    () => Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const])),
    [selected],
  );

  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.direction === "descending" }] : [],
      rowSelection: selection,
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === "function" ? change(selection) : change;
      onSelect?.(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });

  const { rows: inOrder } = table.getRowModel();
  const ids = useMemo(() => inOrder.map(({ id }) => id), [inOrder]);
  if (order) order.current = ids;
  const drawn = useDrawnRows(ids, (selected?.size ?? 0) > 0);
  if (rows.length === 0 && empty) return empty;
  const chosenIds = table.getSelectedRowModel().rows.map(({ id }) => id);
  const selectable = selected !== undefined;
  return (
    <div>
      <TableFrame caption={caption} rowCount={drawn.isLong ? ids.length + 1 : undefined} frame={drawn.frame}>
        <thead>
          <tr aria-rowindex={drawn.isLong ? 1 : undefined}>
            {selectable && (
              <th scope="col" className={styles.check} data-print="no">
                <Checkbox
                  label="Select all"
                  labelHidden
                  checked={table.getIsAllRowsSelected()}
                  mixed={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={(checked) => table.toggleAllRowsSelected(checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={props.onSort ?? setOwn} />
            ))}
          </tr>
        </thead>
        <tbody onFocus={drawn.onFocus}>
          {drawn.pieces.map((piece) => {
            if ("gapPx" in piece)
              return <Gap key={`gap-${piece.before}`} {...piece} columns={columns.length} />;
            const { id, original } = inOrder[piece.at]!;
            return (
              <MemoRow
                key={id}
                id={id}
                row={original}
                name={selectable ? rowName(original) : ""}
                columns={columns as BodyRowProps["columns"]}
                chosen={isChosen?.(original) ?? false}
                checked={selectable ? selection[id] === true : undefined}
                onCheck={table.setRowSelection as BodyRowProps["onCheck"]}
                place={drawn.isLong ? piece.at : undefined}
                measure={drawn.measure}
              />
            );
          })}
        </tbody>
      </TableFrame>
      {selectable && chosenIds.length > 0 && (
        <div className={bar.bar} role="toolbar" aria-label="Selected rows" data-foot="" data-print="no">
          <span className={bar.count} role="status">
            {chosenIds.length} selected
          </span>
          {actions?.(chosenIds)}
          <Button variant="quiet" size="sm" onClick={() => onSelect?.(new Set())}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}

function Gap({ gapPx, columns }: { gapPx: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has nothing that takes the focus
    <tr className={styles.gap} aria-hidden="true">
      <td colSpan={columns + 1} style={{ height: gapPx }} />
    </tr>
  );
}

function tableColumns<Row extends object>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return helper.columns(
    columns.map((column) =>
      helper.accessor((row: Row): unknown => column.sortBy?.(row) ?? undefined, {
        id: column.id,
        sortUndefined: "last",
        sortFn: (a, b, id) => compareValues(a.getValue<string | number>(id), b.getValue<string | number>(id)),
      }),
    ),
  );
}
