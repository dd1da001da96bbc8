// The input in a cell while its row is edited: a line to type, a choice, a checkbox.
import clsx from "clsx";
import { useState } from "react";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import control from "#web/components/field/control.module.css";
import { type Option, Select } from "#web/components/select/select.tsx";
import type { CellEdit } from "./edit-column.ts";
import styles from "./rows.module.css";

type Look = {
  width?: string;
  numeric?: boolean;
  type?: "text" | "date";
  /** What applies while the box is blank. */
  blank?: string;
};

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
  blank,
}: CellEdit & Look) {
  const hint = value === "" ? blank : undefined;
  const told = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
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
        aria-describedby={told || undefined}
        inputMode={numeric ? "numeric" : undefined}
        autoComplete="off"
        value={String(value)}
        onChange={(event) => set(event.target.value)}
      />
      {hint && (
        <span id={`${name}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${name}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}

/** A longer list is rendered only when its box is reached: a thousand rows of a thousand choices freeze the page. */
const SHORT_LIST = 60;

type ChoiceLook = {
  applies?: (cell: CellEdit) => boolean;
  /** Wide enough for a team's name. */
  names?: boolean;
};

export const choiceCell =
  (options: readonly Option[], { applies = () => true, names = false }: ChoiceLook = {}) =>
  (cell: CellEdit) =>
    applies(cell) ? <ChoiceCell {...cell} options={options} names={names} /> : null;

type Choice = CellEdit & { options: readonly Option[]; names: boolean };

function ChoiceCell({ name, label, value, error, set, options, names }: Choice) {
  const [whole, setWhole] = useState(options.length <= SHORT_LIST);
  const chosen = String(value);
  const reach = () => setWhole(true);
  return (
    <Select
      name={name}
      label={label}
      labelHidden
      className={clsx(styles.choice, names && styles.names)}
      options={whole ? options : options.filter((option) => option.value === chosen)}
      value={chosen}
      title={options.find(({ value }) => value === chosen)?.label}
      error={error}
      onChange={set}
      onFocus={reach}
      onPointerDown={reach}
    />
  );
}

export const tickCell = () => (cell: CellEdit) => (
  <Checkbox label={cell.label} labelHidden checked={cell.value === true} onChange={cell.set} />
);
