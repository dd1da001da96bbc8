// A card of rows: what each row is, a quieter description beneath, and at its end its actions.
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Card } from "../card/card.tsx";
import { handsFocusOn } from "../focus/hands-focus-on.ts";
import styles from "./row-list.module.css";

export function RowList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<{ button: Element; row: number }>(null);

  // A removed row takes the focused button with it: the focus goes to the row that is now in its place.
  useEffect(() => {
    if (!held.current || held.current.button.isConnected) return;
    const { row } = held.current;
    held.current = null;
    if (document.activeElement !== document.body || !list.current) return;
    const rows = [...list.current.children];
    const button = rows[Math.min(row, rows.length - 1)]?.querySelector("button");
    (button ?? list.current).focus();
  });

  // The list may disappear with its last row.
  useLayoutEffect(() => handsFocusOn(list.current), []);

  return (
    <Card flush>
      <ul
        ref={list}
        aria-label={label}
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => {
          const row = [...currentTarget.children].findIndex((one) => one.contains(target));
          held.current = row < 0 ? null : { button: target, row };
        }}
      >
        {children}
      </ul>
    </Card>
  );
}

type ListRowProps = Omit<ComponentProps<"li">, "className"> & { end?: ReactNode };

export function ListRow({ end, children, ...rest }: ListRowProps) {
  return (
    <li {...rest} className={styles.row}>
      <div className={styles.words}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}

export function RowNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
