// The tournament's feedback as its organisers read it, private feedback marked; they can also hide it.
import { useState } from "react";
import { counted } from "#events/rules/counted.ts";
import { type AdminFeedback, hideFeedback, organisersFeedback } from "#web/api/admin-feedback.ts";
import { undoChange } from "#web/api/history.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { RowList } from "#web/components/row-list/row-list.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { FEEDBACK } from "#web/sentences/people.ts";
import { AdminPage } from "../admin-page.tsx";
import { useAskedList } from "../use-list.ts";
import { FeedbackRow } from "./feedback-row.tsx";

export function AdminFeedbackPage() {
  const { tournament, version } = useSnapshot();
  const { _id } = tournament;
  const { rows, failure, reload } = useAskedList(organisersFeedback, version);
  const [refused, setRefused] = useState("");
  const own = rows?.filter((row) => row.tournament === _id);

  async function remove({ _id: id }: AdminFeedback) {
    setRefused("");
    const answer = await hideFeedback(_id, id);
    if (!answer.ok) return setRefused(answer.problem.error);
    reload();
    const { change } = answer.value;
    showToast({ message: FEEDBACK.removed, ...(change && { undo: () => bringBack(change) }) });
  }

  async function bringBack(change: string) {
    const answer = await undoChange(_id, change);
    if (!answer.ok) return setRefused(answer.problem.error);
    reload();
    showToast({ message: FEEDBACK.back });
  }

  return (
    <AdminPage
      title="Feedback"
      note={own ? `${FEEDBACK.note} ${counted(own.length, "message")}.` : FEEDBACK.note}
      actions={<Button onClick={reload}>Refresh</Button>}
    >
      {failure && (
        <ErrorState
          ref={handsFocusOn}
          look={own ? "bar" : "block"}
          title={FEEDBACK.loadFailed}
          onRetry={reload}
        >
          {failure}
        </ErrorState>
      )}
      {refused && (
        <ErrorState look="bar" title={FEEDBACK.removeFailed}>
          {refused}
        </ErrorState>
      )}
      {!own && !failure && <SkeletonRows rows={3} />}
      {own?.length === 0 && (
        <Card>
          <EmptyState title={FEEDBACK.none}>{FEEDBACK.noneHint}</EmptyState>
        </Card>
      )}
      {own && own.length > 0 && (
        <RowList label="Feedback, newest first">
          {own.map((row) => (
            <FeedbackRow key={row._id} feedback={row} onRemove={() => remove(row)} />
          ))}
        </RowList>
      )}
    </AdminPage>
  );
}
