// What stands in a cell while its row is edited: a line to type, a choice, a box to tick.
import clsx from "clsx";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import control from "#web/components/field/control.module.css";
import { type Option, Select } from "#web/components/select/select.tsx";
import type { CellEdit } from "./edit-column.ts";
import styles from "./rows.module.css";

type Look = { width?: string; numeric?: boolean; type?: "text" | "date" };

export const textCell =
  (look: Look = {}) =>
  (cell: CellEdit) => <TextCell {...cell} {...look} />;

function TextCell({
  name,
  label,
  value,
  changed,
  error,
  set,
  width = "10rem",
  numeric,
  type = "text",
}: CellEdit & Look) {
  return (
    <span className={styles.cell}>
      <input
        id={name}
        type={type}
        className={clsx(control.control, styles.input)}
        style={{ width }}
        data-changed={changed || undefined}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        inputMode={numeric ? "numeric" : undefined}
        autoComplete="off"
        value={String(value)}
        onChange={(event) => set(event.target.value)}
      />
      {error && (
        <span id={`${name}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}

export const choiceCell =
  (options: readonly Option[], applies: (cell: CellEdit) => boolean = () => true) =>
  (cell: CellEdit) =>
    applies(cell) ? (
      <Select
        name={cell.name}
        label={cell.label}
        labelHidden
        className={styles.choice ?? ""}
        options={options}
        value={String(cell.value)}
        error={cell.error}
        onChange={cell.set}
      />
    ) : null;

export const tickCell = () => (cell: CellEdit) => (
  <Checkbox label={cell.label} labelHidden checked={cell.value === true} onChange={cell.set} />
);
