// The product's own marks: the court seen from above, court numbers, the whistle, the trophy, and a ball.
import { Volleyball } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./marks.module.css";

/** The court seen from above with the net in orange: the logo. */
export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg className={styles.logo} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#1148a3" />
      <path d="M5.5 8h21v16h-21z" fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
      <path d="M16 4.5v23" stroke="#ff8f4d" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** A court's number between its lines; long names shrink to fit. */
export function CourtMark({ court, label = "Court" }: { court: string; label?: string }) {
  return (
    <span className={styles.court}>
      {court.length <= 3 && <span className={styles.label}>{label} </span>}
      <span className={styles.box} data-long={court.length > 3 || undefined}>
        {court}
      </span>
    </span>
  );
}

export function WhistleMark({ size = 18 }: { size?: number }) {
  return (
    <Stroked size={size}>
      <circle cx="8.5" cy="13.5" r="5.5" />
      <path d="M8.5 8H21v4l-7.1 1.4M14.5 8V5" />
      <circle cx="8.5" cy="13.5" r="1.6" fill="currentColor" stroke="none" />
    </Stroked>
  );
}

/** Stacked sheets, as divisions are stacked by strength. */
export function DivisionsMark({ size = 18 }: { size?: number }) {
  return (
    <Stroked size={size}>
      <path d="m12 2 10 5-10 5L2 7zM2 12l10 5 10-5M2 17l10 5 10-5" />
    </Stroked>
  );
}

export function TrophyMark({ size = 18 }: { size?: number }) {
  return (
    <Stroked size={size}>
      <path d="M7 4h10v6a5 5 0 0 1-10 0z" fill="currentColor" />
      <path d="M7 6H4c0 3.2 1.2 5 3.4 5M17 6h3c0 3.2-1.2 5-3.4 5M12 15v4M8 20h8" />
    </Stroked>
  );
}

export function BallMark({ size = 18 }: { size?: number }) {
  return <Volleyball size={size} aria-hidden="true" className={styles.mark} />;
}

function Stroked({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
