// What was typed for something that has been deleted meanwhile: shown in words, to be copied, until it is dismissed.
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { VisuallyHidden } from "#web/components/visually-hidden/visually-hidden.tsx";
import { STRANDED } from "#web/sentences/rows.ts";
import { focusNextChoice } from "./after-choice.ts";
import styles from "./scores/scores.module.css";

export interface StrandedItem {
  id: string;
  /** Of what is gone. */
  name: string;
  /** What was typed for it. */
  typed: string;
}

export function Stranded({
  items,
  onDrop,
}: {
  items: readonly StrandedItem[];
  onDrop: (id: string) => void;
}) {
  if (items.length === 0) return null;
  return (
    <Section title={STRANDED.title}>
      <Card flush>
        <p className={styles.inboxWords} role="alert">
          {STRANDED.words}
        </p>
        <ul className={styles.inbox}>
          {items.map(({ id, name, typed }) => (
            <li key={id}>
              <span className={styles.contest}>
                <strong>{name}</strong>
                <span>{STRANDED.typed(typed)}</span>
              </span>
              <Button
                onClick={({ currentTarget }) => {
                  focusNextChoice(currentTarget);
                  onDrop(id);
                }}
              >
                {STRANDED.drop}
                <VisuallyHidden> {STRANDED.typedFor(name)}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
