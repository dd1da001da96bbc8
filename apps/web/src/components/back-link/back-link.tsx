// The way back to the page above this one.
import { ChevronLeft } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./back-link.module.css";

/** `compact` keeps only the arrow on a phone; the words stay for screen readers. */
export function BackLink({ to, label, compact }: { to: string; label: string; compact?: boolean }) {
  return (
    <Link
      to={to}
      className={styles.back}
      data-print="no"
      data-compact={compact || undefined}
      aria-label={label}
      title={label}
    >
      <ChevronLeft aria-hidden="true" size={20} />
      <span>{label}</span>
    </Link>
  );
}
