// Shown in place of a page that is still loading.
import { Navigate, type NavigateProps } from "react-router-dom";
import { Skeleton } from "../components/skeleton/skeleton.tsx";
import { SESSION } from "../sentences/session.ts";
import { SiteLayout } from "./site-layout.tsx";
import styles from "./waiting.module.css";

export function Waiting({ words }: { words: string }) {
  return (
    <SiteLayout back={{ to: "/auth/profile", label: "Profile" }}>
      <p role="status" className={styles.waiting}>
        <span className={styles.spinner} aria-hidden="true" />
        {words}
      </p>
      <Skeleton height="16rem" />
    </SiteLayout>
  );
}

/** Redirects to another page, whose script may take its time. */
export const LeadOn = (to: NavigateProps) => (
  <>
    <Navigate {...to} />
    <Waiting words={SESSION.onTheWay} />
  </>
);
