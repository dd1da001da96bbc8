// How often pages of this site were shared, by platform, and which ones.
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";
import { ShareLists } from "#web/share/share-lists.tsx";
import { ShareSection } from "#web/share/share-section.tsx";

export function SharePage() {
  return (
    <SiteLayout back={{ to: "/", label: "Home" }}>
      <PageTitle title="Shares" note="How often pages of this site were shared, and where." />
      <ShareSection url={`${window.location.origin}/`} />
      <ShareLists />
    </SiteLayout>
  );
}
