// Feedback about the site, without a tournament.
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";
import { FeedbackContent } from "./feedback-content.tsx";

export function SiteFeedbackPage() {
  return (
    <SiteLayout back={{ to: "/", label: "Home" }}>
      <PageTitle title="Feedback" note="About this site. Every tournament has a feedback page of its own." />
      <FeedbackContent tournament={null} />
    </SiteLayout>
  );
}
