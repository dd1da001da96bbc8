// Shown in place of the desk until the gate opens.
import type { ReactNode } from "react";
import { Card } from "#web/components/card/card.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";

export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SiteLayout back={{ to: "/auth/profile", label: "Profile" }}>
      <PageTitle title={title} quiet />
      <Card>{children}</Card>
    </SiteLayout>
  );
}
