// What is not saved yet, always in sight: typed on this page, and kept on this device for the network.
import { Button } from "#web/components/button/button.tsx";
import { deliverNow } from "#web/outbox/courier.ts";
import { SCORES } from "#web/sentences/scores.ts";
import styles from "./scores.module.css";

type ScoreBarProps = {
  unsaved: number;
  waiting: number;
  onSave: () => unknown;
  /** What is unsaved, and what its button says. */
  words?: string;
  verb?: string;
};

export function ScoreBar(props: ScoreBarProps) {
  const { unsaved, waiting, onSave, words = SCORES.count(unsaved), verb = "Save" } = props;
  if (unsaved + waiting === 0) return null;
  return (
    <section className={styles.bar} aria-label="Unsaved scores" data-foot="">
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
          <span role="status">{words}</span>
          <Button variant="primary" onClick={onSave} pendingLabel="Saving">
            {verb}
          </Button>
        </div>
      )}
    </section>
  );
}
