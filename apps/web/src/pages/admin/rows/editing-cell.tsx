// One cell of an editable table: its text, or its box while the row is selected; the row's problem is under its name.
import type { ReactNode } from "react";
import type { CellEdit, EditColumn, EditedRow } from "./edit-column.ts";
import { conflictOf, type Edits, onTop, type RowEdit, type Stored, type Values } from "./row-edits.ts";
import { RowProblem } from "./row-problem.tsx";
import styles from "./rows.module.css";

type Latest = {
  current: {
    edits: Edits;
    update: (ids: readonly string[]) => Promise<boolean>;
    keepTheirs: (id: string) => void;
    change: (id: string, next: (edit: RowEdit) => RowEdit | null) => void;
  };
};

type Settings<R> = { nameOf: (row: R) => string; valuesOf: (row: R) => Values; latest: Latest };

export function editingCell<R extends Stored>(
  columns: readonly EditColumn<R>[],
  at: number,
  { nameOf, valuesOf, latest }: Settings<R>,
): (edited: EditedRow<R>) => ReactNode {
  const column = columns[at]!;
  const headerOf = (id: string) => columns.find((one) => one.id === id)?.header ?? id;
  const textOf = (id: string, value: string | boolean) =>
    columns.find((one) => one.id === id)?.options?.find((option) => option.value === value)?.label ??
    String(value);

  return ({ row, edit }) => {
    if (!edit) return column.cell(row);
    const cell: CellEdit = {
      name: `${column.id}-${row._id}`,
      label: `${column.label ?? column.header} of ${nameOf(row)}`,
      value: edit.typed[column.id] ?? "",
      values: edit.typed,
      changed: edit.typed[column.id] !== edit.base[column.id],
      error: edit.problem?.fields[column.id],
      set: (value) =>
        latest.current.change(row._id, (now) => ({ ...now, typed: { ...now.typed, [column.id]: value } })),
    };
    const content = column.edit ? column.edit(cell) : column.cell(row);
    if (!column.rowHeader) return content;
    const conflict = conflictOf(edit);
    const current = conflict ? valuesOf(conflict.current as unknown as R) : null;
    return (
      <span className={styles.head}>
        {content}
        <RowProblem
          edit={edit}
          conflict={conflict}
          current={current}
          headerOf={headerOf}
          textOf={textOf}
          onKeepTheirs={() => latest.current.keepTheirs(row._id)}
          onSaveMine={async () => {
            latest.current.change(row._id, (now) => onTop(now, conflict!.current as unknown as R, current!));
            // Read when it runs, so that it sees the new base.
            await new Promise((resolve) => setTimeout(resolve));
            await latest.current.update([row._id]);
          }}
        />
      </span>
    );
  };
}
