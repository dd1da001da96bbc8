// A choice from a list, with the device's own picker, which works best on a phone.
import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import control from "../field/control.module.css";
import { controlProps, definedWords, FieldFrame, type FieldWords } from "../field/field-frame.tsx";
import styles from "./select.module.css";

export type Option = { value: string; label: string; disabled?: boolean };
export type OptionGroup = { label: string; options: readonly Option[] };

type SelectProps = FieldWords & {
  options: readonly (Option | OptionGroup)[];
  value: string;
  onChange: (value: string) => void;
  /** `filter` is the short bold one above a list; `field` fills its form column. */
  look?: "field" | "filter";
} & Omit<ComponentProps<"select">, "value" | "onChange" | "name" | "id">;

export function Select(props: SelectProps) {
  const {
    label,
    name,
    hint,
    error,
    required,
    labelHidden,
    options,
    onChange,
    look = "field",
    className,
    ...rest
  } = props;
  const words = definedWords({ label, name, hint, error, required, labelHidden });
  return (
    <FieldFrame {...words} className={clsx(look === "filter" && styles.filterFrame, className)}>
      <span className={styles.wrap}>
        <select
          {...rest}
          {...controlProps(words)}
          className={clsx(control.control, styles.select, look === "filter" && styles.filter)}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((entry) =>
            "options" in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(item)}
              </optgroup>
            ) : (
              item(entry)
            ),
          )}
        </select>
        <ChevronDown className={styles.chevron} data-print="no" aria-hidden="true" size={18} />
      </span>
    </FieldFrame>
  );
}

function item({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
