// The spectators' table: sorts itself, marks the chosen team and what has just changed, and weighs next to nothing.
import { type ReactNode, useState } from "react";
import { type Column, type Sort, sortRows } from "./column.ts";
import styles from "./table.module.css";
import { TableFrame } from "./table-frame.tsx";
import { BodyCell, HeaderCell } from "./table-parts.tsx";

export type SortableTableProps<Row> = {
  /** Names the table, and the region when it scrolls. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Given together when the order lives in the address; otherwise the table keeps its own. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  isChosen?: (row: Row) => boolean;
  /** A line under one row, such as where the wildcards begin. */
  cut?: { afterId: string; label: string } | null;
  empty?: ReactNode;
};

export function SortableTable<Row>(props: SortableTableProps<Row>) {
  const { caption, columns, rows, rowId, onSort, isChosen, cut, empty } = props;
  const [own, setOwn] = useState<Sort | null>(null);
  const sort = props.sort === undefined ? own : props.sort;
  if (rows.length === 0 && empty) return empty;
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort ?? setOwn} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortRows(rows, columns, sort).flatMap((row) => {
          const id = rowId(row);
          const shown = (
            <tr key={id} data-chosen={isChosen?.(row) || undefined}>
              {columns.map((column) => (
                <BodyCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          );
          if (cut?.afterId !== id) return [shown];
          return [
            shown,
            <tr key={`${id}-cut`} className={styles.cut}>
              <td colSpan={columns.length}>{cut.label}</td>
            </tr>,
          ];
        })}
      </tbody>
    </TableFrame>
  );
}
