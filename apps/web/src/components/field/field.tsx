// A line or a block of text to type: text, email, password (with show and hide), date, time, numeric, or long.
import clsx from "clsx";
import { type ComponentProps, useState } from "react";
import control from "./control.module.css";
import { controlProps, definedWords, FieldFrame, type FieldWords } from "./field-frame.tsx";
import styles from "./typed.module.css";

type LineProps = FieldWords & { type?: "text" | "email" | "password" | "date" | "time" } & Omit<
    ComponentProps<"input">,
    "type" | "name" | "id"
  >;

export function Field({
  label,
  name,
  hint,
  error,
  required,
  labelHidden,
  type = "text",
  className,
  ...rest
}: LineProps) {
  const words = definedWords({ label, name, hint, error, required, labelHidden });
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  return (
    <FieldFrame {...words} {...(className && { className })}>
      <span className={styles.line}>
        <input
          {...rest}
          {...controlProps(words)}
          type={secret && shown ? "text" : type}
          className={clsx(control.control, secret && styles.withToggle)}
        />
        {secret && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </button>
        )}
      </span>
    </FieldFrame>
  );
}

type LongProps = FieldWords & Omit<ComponentProps<"textarea">, "name" | "id">;

export function LongField({
  label,
  name,
  hint,
  error,
  required,
  labelHidden,
  className,
  ...rest
}: LongProps) {
  const words = definedWords({ label, name, hint, error, required, labelHidden });
  return (
    <FieldFrame {...words} {...(className && { className })}>
      <textarea rows={4} {...rest} {...controlProps(words)} className={clsx(control.control, styles.long)} />
    </FieldFrame>
  );
}
