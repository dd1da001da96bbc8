// What is wrong with a form, above it: takes the focus when it appears, and links to each field.
import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";

/** Without a name it belongs to no particular field. */
export type FieldError = { name?: string; message: string };

type ErrorSummaryProps = {
  title?: string;
  errors: readonly FieldError[];
  /** A number that rises with each attempt, so that a second refusal takes the focus again. */
  attempt?: number;
  /** Starts the sentence if the server refused: "Failed to add division." */
  lead?: string;
  refused?: boolean;
};

export function ErrorSummary(props: ErrorSummaryProps) {
  const { title = "There is a problem", errors, attempt = 0, lead, refused = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to focus again
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  const sentence = refused && lead && errors.length === 1;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      {sentence ? (
        <p className={styles.title}>
          {lead} <Reason {...errors[0]!} />
        </p>
      ) : (
        <>
          <p className={styles.title}>{refused && lead ? lead : title}</p>
          <ul className={styles.list}>
            {errors.map((error) => (
              <li key={error.name ?? error.message}>
                <Reason {...error} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Reason({ name, message }: FieldError) {
  if (!name) return message;
  return (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(name)?.focus();
      }}
    >
      {message}
    </a>
  );
}
