// The card around a table: if the table is wider, the card becomes a named region that scrolls.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./table.module.css";

type TableFrameProps = {
  caption: string;
  /** Given with `frame`: the number of rows including the header, if not all of them are drawn. */
  rowCount?: number | undefined;
  frame?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

export function TableFrame({ caption, rowCount, frame: given, children }: TableFrameProps) {
  const own = useRef<HTMLDivElement>(null);
  const frame = given ?? own;
  const [wide, setWide] = useState(false);

  useEffect(() => {
    const box = frame.current;
    const table = box?.querySelector("table");
    if (!box || !table) return;
    const measure = new ResizeObserver(() => setWide(table.scrollWidth > box.clientWidth + 1));
    measure.observe(box);
    measure.observe(table);
    return () => measure.disconnect();
  }, [frame]);

  // Only a region that scrolls is a stop for the Tab key.
  const long = rowCount !== undefined;
  const region =
    wide || long ? ({ role: "region", tabIndex: 0, "aria-label": `${caption}, table` } as const) : {};
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-wide={wide || undefined}
      data-long={long || undefined}
      {...region}
    >
      <table className={styles.table} aria-rowcount={rowCount}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </div>
  );
}
