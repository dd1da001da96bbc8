// A checkbox whose label is part of the target; mixed when only part of what it stands for is ticked.
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  mixed?: boolean;
  onChange?: (checked: boolean) => void;
};

export function Checkbox({
  label,
  labelHidden,
  hint,
  mixed = false,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <label className={clsx(styles.checkbox, labelHidden && styles.bare, className)}>
      <input
        {...rest}
        type="checkbox"
        className={styles.box}
        aria-label={labelHidden ? label : undefined}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {!labelHidden && (
        <span>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      )}
    </label>
  );
}
