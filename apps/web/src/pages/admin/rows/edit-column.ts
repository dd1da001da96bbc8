// A column of an editable table: how a cell reads, and what it is edited with while its row is selected.
import type { ReactNode } from "react";
import type { Option } from "#web/components/select/select.tsx";
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
  /** It differs from what is stored. */
  changed: boolean;
  error: string | undefined;
  set: (value: string | boolean) => void;
}

export type EditColumn<R> = Omit<Column<R>, "cell" | "sortBy"> & {
  cell: (row: R) => ReactNode;
  sortBy?: (row: R) => string | number | null;
  edit?: (cell: CellEdit) => ReactNode;
  /** The choices, if the value is an id: how it reads, and what a pasted word means. */
  options?: readonly Option[];
};

export interface EditedRow<R> {
  row: R;
  edit: RowEdit | undefined;
}
