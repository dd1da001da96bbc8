// The way in: every published tournament, newest first.
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";

export function HomePage() {
  return (
    <SiteLayout>
      <PageTitle title="Volleyball Scorecards" />
      <SkeletonRows rows={4} label="Loading tournaments" />
    </SiteLayout>
  );
}
