// One row of the organisers' table; redrawn only when the row, its position or its columns change.
import { memo } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { Column } from "./column.ts";
import styles from "./table.module.css";
import { BodyCell } from "./table-parts.tsx";

type Selection = Record<string, boolean>;

export type BodyRowProps = {
  id: string;
  row: object;
  name: string;
  columns: readonly Column<object>[];
  chosen: boolean;
  /** Undefined if rows cannot be selected. */
  checked: boolean | undefined;
  onCheck: (change: (now: Selection) => Selection) => void;
  /** From 0, in a table that draws only some of its rows. */
  place: number | undefined;
  measure: (element: HTMLElement | null) => void;
};

export const MemoRow = memo(function BodyRow(props: BodyRowProps) {
  const { id, row, name, columns, chosen, checked, onCheck, place, measure } = props;
  const inPart = place !== undefined;
  return (
    <tr
      ref={inPart ? measure : undefined}
      data-row={id}
      data-index={place}
      // The header is the first row.
      aria-rowindex={inPart ? place + 2 : undefined}
      data-chosen={chosen || undefined}
      data-selected={checked || undefined}
    >
      {checked !== undefined && (
        <td className={styles.check} data-print="no">
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
