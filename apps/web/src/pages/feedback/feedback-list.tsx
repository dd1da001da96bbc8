// What others have said, newest first.

import { formatDays } from "#events/rules/days.ts";
import type { Outcome } from "#web/api/outcome.ts";
import type { FeedbackRow } from "#web/api/public.ts";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { clockOf } from "#web/live/device-clock.ts";
import { FEEDBACK } from "#web/sentences/feedback.ts";
import styles from "./feedback.module.css";

type FeedbackListProps = { answer: Outcome<FeedbackRow[]> | null; onRetry: () => unknown };

export function FeedbackList({ answer, onRetry }: FeedbackListProps) {
  if (!answer) return <SkeletonRows rows={3} label="Loading the feedback" />;
  if (!answer.ok) {
    return (
      <Card>
        <ErrorState title={FEEDBACK.listFailed} onRetry={onRetry}>
          {answer.problem.error}
        </ErrorState>
      </Card>
    );
  }
  if (answer.value.length === 0) {
    return (
      <Card>
        <EmptyState title={FEEDBACK.noneYet}>{FEEDBACK.noneWords}</EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <ol className={styles.list} aria-label="Feedback">
        {answer.value.map(({ _id, text, name, at }) => (
          <li key={_id}>
            <p className={styles.words}>{text}</p>
            <p className={styles.by}>
              {name} · <time dateTime={at}>{formatDays(clockOf(new Date(at)).date, null)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
