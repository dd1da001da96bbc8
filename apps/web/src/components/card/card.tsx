// A card answers one question; a section names the question above it.
import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./card.module.css";

/** `flush` cards hold rows that reach the edges; padded ones hold text and forms. */
export function Card({ flush, className, ...rest }: ComponentProps<"div"> & { flush?: boolean }) {
  return <div {...rest} className={clsx(styles.card, flush ? styles.flush : styles.padded, className)} />;
}

type SectionProps = {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Controls are not printed. */
  "data-print"?: "no" | undefined;
  children: ReactNode;
};

export function Section({ title, note, actions, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} {...rest}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
