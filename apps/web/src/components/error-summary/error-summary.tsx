// What a form refuses, on top of it: takes focus when it appears and links to each field.
import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";

export type FieldError = { name: string; message: string };

type ErrorSummaryProps = {
  title?: string;
  errors: readonly FieldError[];
  /** A number that rises with each attempt, so that a second refusal takes the focus again. */
  attempt?: number;
};

export function ErrorSummary({ title = "There is a problem", errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to focus again
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
