// One visitor's message: what, by whom, when, whether it is private, and a button to hide it.
import type { AdminFeedback } from "#web/api/admin-feedback.ts";
import { Button } from "#web/components/button/button.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
import { ListRow, RowNote } from "#web/components/row-list/row-list.tsx";
import { momentText } from "#web/sentences/history.ts";
import styles from "./feedback-row.module.css";

type FeedbackRowProps = { feedback: AdminFeedback; onRemove: () => Promise<void> };

export function FeedbackRow({ feedback: { text, name, isPrivate, at }, onRemove }: FeedbackRowProps) {
  return (
    <ListRow
      end={
        <Button size="sm" aria-label={`Remove feedback of ${name}`} onClick={onRemove}>
          Remove
        </Button>
      }
    >
      <p className={styles.text}>{text}</p>
      <RowNote>
        <span>
          {name}, <time dateTime={at}>{momentText(at)}</time>
        </span>
        {isPrivate && <Pill tone="court">Private</Pill>}
      </RowNote>
    </ListRow>
  );
}
