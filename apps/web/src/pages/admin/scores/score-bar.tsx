// What is not saved yet, always in sight: typed on this page, and kept on this device for the network.
import { Button } from "#web/components/button/button.tsx";
import { deliverNow } from "#web/outbox/courier.ts";
import { SCORES } from "#web/sentences/scores.ts";
import styles from "./scores.module.css";

type ScoreBarProps = { unsaved: number; waiting: number; onSave: () => unknown };

export function ScoreBar({ unsaved, waiting, onSave }: ScoreBarProps) {
  if (unsaved + waiting === 0) return null;
  return (
    <section className={styles.bar} aria-label="Unsaved scores">
      {waiting > 0 && (
        <div className={styles.barLine}>
          <span role="status" className={styles.waiting}>
            {SCORES.keptCount(waiting)}
          </span>
          <Button onClick={deliverNow}>{SCORES.sendNow}</Button>
        </div>
      )}
      {unsaved > 0 && (
        <div className={styles.barLine}>
          <span role="status">{SCORES.count(unsaved)}</span>
          <Button variant="primary" onClick={onSave} pendingLabel="Saving">
            Save
          </Button>
        </div>
      )}
    </section>
  );
}
