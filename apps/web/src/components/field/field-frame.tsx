// Label, hint and error around any control, tied to it for screen readers.
import clsx from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./field.module.css";

export type FieldWords = {
  label: string;
  /** Also the id that an error summary links to; unique on the page. */
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  labelHidden?: boolean;
};

type Loose<T> = { [K in keyof T]?: T[K] | undefined };

/** Leaves out undefined members: the types distinguish undefined from absent. */
export function definedWords(words: Loose<FieldWords>): FieldWords {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as FieldWords;
}

/** The props that tie a control to its label, hint and error. */
export function controlProps({ name, hint, error, required }: FieldWords) {
  const described = clsx(hint && `${name}-hint`, error && `${name}-error`);
  return {
    id: name,
    name,
    required,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  } as const;
}

export function FieldFrame({
  children,
  className,
  ...words
}: FieldWords & { children: ReactNode; className?: string }) {
  const { label, name, hint, error, required, labelHidden } = words;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={name} className={clsx(styles.label, labelHidden && styles.labelHidden)}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {" "}
            required
          </span>
        )}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
