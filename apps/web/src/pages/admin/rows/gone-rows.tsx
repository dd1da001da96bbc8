// What was typed in rows that have been deleted meanwhile, column by column.
import { STRANDED } from "#web/sentences/rows.ts";
import { Stranded } from "../stranded.tsx";
import type { EditColumn } from "./edit-column.ts";
import type { RowEdit, Stored } from "./row-edits.ts";

type GoneRowsProps<R extends Stored> = {
  edits: readonly (readonly [string, RowEdit])[];
  columns: readonly EditColumn<R>[];
  nameOf: (id: string) => string;
  onDrop: (id: string) => void;
};

export function GoneRows<R extends Stored>({ edits, columns, nameOf, onDrop }: GoneRowsProps<R>) {
  const items = edits.map(([id, edit]) => ({ id, name: nameOf(id), typed: typedIn(edit, columns) }));
  return <Stranded items={items} onDrop={onDrop} />;
}

/** "Court: 9, Round: 2", in the table's words. */
function typedIn<R extends Stored>({ base, typed }: RowEdit, columns: readonly EditColumn<R>[]): string {
  return Object.entries(typed)
    .filter(([id, value]) => value !== base[id])
    .map(([id, value]) => {
      const column = columns.find((one) => one.id === id);
      const text = column?.options?.find((option) => option.value === value)?.label ?? String(value);
      return `${column?.header ?? id}: ${text || STRANDED.nothing}`;
    })
    .join(", ");
}
