// What a file would do: how many rows are ready, every problem by line and column, and the warnings separately.
import type { ReactNode } from "react";
import type { UploadPreview } from "#web/api/entries.ts";
import type { RowProblem } from "#web/api/outcome.ts";
import { Card } from "#web/components/card/card.tsx";
import type { Column } from "#web/components/table/column.ts";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { UPLOAD } from "#web/sentences/upload.ts";
import styles from "./upload.module.css";

const line = <R extends { row: number }>(): Column<R> => ({
  id: "row",
  header: "Line",
  numeric: true,
  width: "4rem",
  cell: ({ row }) => row,
});

const PROBLEMS: Column<RowProblem>[] = [
  line(),
  { id: "column", header: "Column", cell: ({ column }) => column },
  { id: "error", header: "Problem", wrap: true, cell: ({ error }) => error },
  {
    id: "suggestion",
    header: "Write instead",
    wrap: true,
    // The sentence beside it names it too.
    narrow: "hide",
    cell: ({ suggestion }) => suggestion && <strong>{suggestion}</strong>,
  },
];

const WARNINGS: Column<UploadPreview["warnings"][number]>[] = [
  line(),
  { id: "warning", header: "Worth a look", wrap: true, cell: ({ warning }) => warning },
];

interface UploadReportProps {
  preview: UploadPreview;
  /** Columns of the file that are ignored. */
  ignored: readonly string[];
  children: ReactNode;
}

export function UploadReport({ preview, ignored, children }: UploadReportProps) {
  const { total, rows, warnings } = preview;
  const plan = UPLOAD.plan(preview);
  const wrong = new Set(rows.map(({ row }) => row)).size;
  return (
    <>
      <Card className={styles.summary}>
        <div role="status">
          <p className={styles.ready} data-wrong={wrong > 0 || undefined}>
            {UPLOAD.ready(total - wrong, total)}
          </p>
          {plan && <p className={styles.hint}>{plan}</p>}
          {ignored.length > 0 && <p className={styles.hint}>{UPLOAD.ignored(ignored)}</p>}
          {wrong > 0 && <p className={styles.hint}>{UPLOAD.mend}</p>}
        </div>
        {children}
      </Card>
      {rows.length > 0 && (
        <SortableTable
          caption="Problems in the file"
          columns={PROBLEMS}
          rows={rows}
          rowId={({ row, column }) => `${row}-${column}`}
        />
      )}
      {warnings.length > 0 && (
        <SortableTable
          caption="Warnings about the file"
          columns={WARNINGS}
          rows={warnings}
          rowId={({ row, warning }) => `${row}-${warning}`}
        />
      )}
    </>
  );
}
