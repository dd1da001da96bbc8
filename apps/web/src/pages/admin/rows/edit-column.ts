// What a column of an editable table is: how a cell reads, and with what it is edited while its row is selected.
import type { ReactNode } from "react";
import type { Column } from "#web/components/table/column.ts";
import type { RowEdit, Values } from "./row-edits.ts";

export interface CellEdit {
  /** Unique on the page; "name-<id>". */
  name: string;
  /** "Captain of Aces". */
  label: string;
  value: string | boolean;
  /** What the other boxes of the row hold. */
  values: Values;
  error: string | undefined;
  set: (value: string | boolean) => void;
}

export type EditColumn<R> = Omit<Column<R>, "cell" | "sortBy"> & {
  cell: (row: R) => ReactNode;
  sortBy?: (row: R) => string | number | null;
  edit?: (cell: CellEdit) => ReactNode;
  /** How a typed value reads, where it is an id. */
  textOf?: (value: string | boolean) => string;
};

export interface EditedRow<R> {
  row: R;
  edit: RowEdit | undefined;
}
