// The organisers' table: sorting and selection that survive each other, with a bar of what can be done to the selected.
import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { memo, type ReactNode, useMemo, useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { type Column, compareValues, type Sort } from "./column.ts";
import styles from "./table.module.css";
import { TableFrame } from "./table-frame.tsx";
import { BodyCell, HeaderCell } from "./table-parts.tsx";

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});

type DataTableProps<Row extends object> = {
  caption: string;
  /** Kept stable between renders, like the rows: then only rows that changed are drawn again. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How a row is called in its checkbox: "Select Calder Aces". */
  rowName: (row: Row) => string;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  isChosen?: (row: Row) => boolean;
  /** Given: rows can be selected. Ids of rows that are gone are ignored. */
  selected?: ReadonlySet<string>;
  onSelect?: (ids: ReadonlySet<string>) => void;
  /** Buttons of the bar that shows while something is selected. */
  actions?: (ids: readonly string[]) => ReactNode;
  empty?: ReactNode;
};

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, rowName, isChosen, selected, onSelect, actions, empty } = props;
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

  if (rows.length === 0 && empty) return empty;
  const chosenIds = table.getSelectedRowModel().rows.map(({ id }) => id);
  const selectable = selected !== undefined;
  return (
    <div>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className={styles.check}>
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
        <tbody>
          {table.getRowModel().rows.map(({ id, original }) => (
            <MemoRow
              key={id}
              id={id}
              row={original}
              name={selectable ? rowName(original) : ""}
              columns={columns as readonly Column<object>[]}
              chosen={isChosen?.(original) ?? false}
              checked={selectable ? selection[id] === true : undefined}
              onCheck={table.setRowSelection as SetSelection}
            />
          ))}
        </tbody>
      </TableFrame>
      {selectable && chosenIds.length > 0 && (
        <div className={styles.bar} role="toolbar" aria-label="Selected rows">
          <span className={styles.count} role="status">
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

type Selection = Record<string, boolean>;
type SetSelection = (change: (now: Selection) => Selection) => void;

type RowProps = {
  id: string;
  row: object;
  name: string;
  columns: readonly Column<object>[];
  chosen: boolean;
  checked: boolean | undefined;
  onCheck: SetSelection;
};

const MemoRow = memo(function BodyRow({ id, row, name, columns, chosen, checked, onCheck }: RowProps) {
  return (
    <tr data-row={id} data-chosen={chosen || undefined} data-selected={checked || undefined}>
      {checked !== undefined && (
        <td className={styles.check}>
          <Checkbox
            label={`Select ${name}`}
            labelHidden
            checked={checked}
            onChange={(on) => onCheck((now) => ({ ...now, [id]: on }))}
          />
        </td>
      )}
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
});

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
