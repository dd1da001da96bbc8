// The card around a table: when the table is wider, it becomes a named region that scrolls by itself.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./table.module.css";

export function TableFrame({ caption, children }: { caption: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);

  useEffect(() => {
    const box = frame.current;
    const table = box?.querySelector("table");
    if (!box || !table) return;
    const measure = new ResizeObserver(() => setWide(table.scrollWidth > box.clientWidth + 1));
    measure.observe(box);
    measure.observe(table);
    return () => measure.disconnect();
  }, []);

  // Only a region that scrolls is a stop for the Tab key.
  const region = wide ? ({ role: "region", tabIndex: 0, "aria-label": `${caption}, table` } as const) : {};
  return (
    <div ref={frame} className={styles.frame} data-wide={wide || undefined} {...region}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </div>
  );
}
