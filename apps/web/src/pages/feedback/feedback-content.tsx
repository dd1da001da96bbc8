// The form and the list, of one tournament or of the whole site.
import { useCallback } from "react";
import { feedbackList } from "#web/api/public.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { Card, Section } from "#web/components/card/card.tsx";
import { FEEDBACK } from "#web/sentences/feedback.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import { FeedbackList } from "./feedback-list.tsx";

export function FeedbackContent({ tournament }: { tournament: string | null }) {
  const ask = useCallback(() => feedbackList(tournament), [tournament]);
  const { answer, load } = useAnswer(ask);
  return (
    <>
      <Card>
        <FeedbackForm tournament={tournament} onGiven={load} />
      </Card>
      <Section title={FEEDBACK.heading}>
        <FeedbackList answer={answer} onRetry={load} />
      </Section>
    </>
  );
}
