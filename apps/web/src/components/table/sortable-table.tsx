// The spectators' table: sorts itself, marks the chosen team and recent changes, and is small.
import { memo, type ReactNode, useState } from "react";
import { type Column, type Sort, sortRows } from "./column.ts";
import styles from "./table.module.css";
import { TableFrame } from "./table-frame.tsx";
import { BodyCell, HeaderCell } from "./table-parts.tsx";

export type SortableTableProps<Row> = {
  /** Names the table, and the region if it scrolls. */
  caption: string;
  /** Kept stable between renders, like the rows, so that only changed rows are redrawn. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Given together if the order is in the address; otherwise the table keeps its own. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  isChosen?: (row: Row) => boolean;
  /** A line under one row, such as where the wildcards begin. */
  cut?: { afterId: string; label: string } | null;
  /** Lines above a row, such as a pause or a new day; `previous` is the row shown before it. */
  above?: (row: Row, previous: Row | undefined, sort: Sort | null) => readonly ReactNode[];
  empty?: ReactNode;
};

export function SortableTable<Row>(props: SortableTableProps<Row>) {
  const { caption, columns, rows, rowId, onSort, isChosen, cut, above, empty } = props;
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
        {sortRows(rows, columns, sort).flatMap((row, at, sorted) => {
          const id = rowId(row);
          const lines = (above?.(row, sorted[at - 1], sort) ?? []).map((line, which) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one row have no other name
            <tr key={`${id}-above-${which}`} className={styles.line}>
              <td colSpan={columns.length}>{line}</td>
            </tr>
          ));
          const shown = (
            <Line key={id} row={row} columns={columns as AnyColumns} chosen={isChosen?.(row) ?? false} />
          );
          if (cut?.afterId !== id) return [...lines, shown];
          return [
            ...lines,
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

type AnyColumns = readonly Column<unknown>[];
type LineProps = { row: unknown; columns: AnyColumns; chosen: boolean };

const Line = memo(function Line({ row, columns, chosen }: LineProps) {
  return (
    <tr data-chosen={chosen || undefined}>
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
});
