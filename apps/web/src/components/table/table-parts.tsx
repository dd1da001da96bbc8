// Header and body cells that every table shares.
import clsx from "clsx";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import changedStyles from "../changed/changed.module.css";
import { useChanged } from "../changed/use-changed.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { type Column, nextSort, type Sort } from "./column.ts";
import styles from "./table.module.css";

type HeaderCellProps<Row> = { column: Column<Row>; sort: Sort | null; onSort: (sort: Sort) => void };

export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const active = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th scope="col" className={cellClass(column)} style={{ width: column.width }} aria-sort={active}>
      {column.sortBy ? (
        <button type="button" className={styles.sort} onClick={() => onSort(nextSort(column, sort))}>
          <span>
            {column.header}
            {column.label && <VisuallyHidden>, {column.label}</VisuallyHidden>}
          </span>
          <SortArrow direction={active} />
        </button>
      ) : (
        <span>
          {column.header}
          {column.label && <VisuallyHidden>, {column.label}</VisuallyHidden>}
        </span>
      )}
    </th>
  );
}

function SortArrow({ direction }: { direction: Sort["direction"] | undefined }) {
  const Arrow = direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <Arrow className={styles.arrow} data-active={direction} aria-hidden="true" size={14} strokeWidth={2.5} />
  );
}

export function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.watch ? (
    <Watched value={column.sortBy?.(row)}>{column.cell(row)}</Watched>
  ) : (
    column.cell(row)
  );
  return column.rowHeader ? (
    <th scope="row" className={cellClass(column)}>
      {content}
    </th>
  ) : (
    <td className={cellClass(column)}>{content}</td>
  );
}

/** Under a cell's words in a narrow table, replacing its hidden columns. */
export function Under({ children }: { children: ReactNode }) {
  return children ? <span className={styles.under}>{children}</span> : null;
}

function Watched({ value, children }: { value: unknown; children: ReactNode }) {
  return <span className={clsx(useChanged(value) && changedStyles.changed)}>{children}</span>;
}

function cellClass<Row>({ numeric, board, rowHeader, narrow, wrap }: Column<Row>) {
  return clsx(
    numeric && styles.numeric,
    board && styles.board,
    rowHeader && styles.rowHeader,
    narrow === "hide" && styles.narrowHide,
    wrap && styles.wrap,
  );
}
