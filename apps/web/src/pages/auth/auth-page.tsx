// The frame of the pages about accounts: a title, one card, and links to other things one may want.
import type { ReactNode } from "react";
import { Card } from "#web/components/card/card.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";
import styles from "./auth-page.module.css";

type AuthPageProps = { title: string; note?: string; children: ReactNode; other?: ReactNode };

export function AuthPage({ title, note, children, other }: AuthPageProps) {
  return (
    <SiteLayout back={{ to: "/", label: "Home" }} narrow>
      <PageTitle title={title} note={note} />
      <Card>{children}</Card>
      {other && <div className={styles.other}>{other}</div>}
    </SiteLayout>
  );
}
