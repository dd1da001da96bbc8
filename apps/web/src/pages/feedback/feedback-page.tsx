// Feedback about one tournament.
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { FeedbackContent } from "./feedback-content.tsx";

export function FeedbackPage() {
  const { _id, acronym } = useTournament();
  return (
    <>
      <PageTitle title="Feedback" acronym={acronym} note="What went well, what could be better?" />
      <FeedbackContent tournament={_id} />
    </>
  );
}
