// Grey shapes of the final size while the first data loads; never focusable, and never shown for a refresh.
import type { CSSProperties } from "react";
import { Card } from "../card/card.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./skeleton.module.css";

export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <span className={styles.bone} aria-hidden="true" style={{ width, height } as CSSProperties} />;
}

/** A card of rows; `rowHeight` is that of the rows to come, in CSS units. */
export function SkeletonRows({ rows = 5, rowHeight = "4.375rem", label = "Loading" }) {
  return (
    <Card flush>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without data have nothing else
        <div key={at} className={styles.row} style={{ minHeight: rowHeight }} aria-hidden="true">
          <Skeleton width="3.5rem" height="0.9rem" />
          <Skeleton width={`${70 - ((at * 13) % 30)}%`} height="0.9rem" />
          <Skeleton width="1.5rem" height="0.9rem" />
        </div>
      ))}
    </Card>
  );
}
