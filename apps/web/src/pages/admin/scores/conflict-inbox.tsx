// Kept scores that could not be saved as they are: both values, who and when, and two choices for each.
import { v4 as newKey } from "uuid";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { deliverNow } from "#web/outbox/courier.ts";
import { contestedIn, type Kept, type KeptScore, mineOnTop, withoutGame } from "#web/outbox/kept-scores.ts";
import { changeKept, type Outbox } from "#web/outbox/outbox.ts";
import { pointsTyped } from "#web/outbox/typed-score.ts";
import { clockText, SCORES } from "#web/sentences/scores.ts";
import { focusNextChoice } from "../after-choice.ts";
import styles from "./scores.module.css";

export function ConflictInbox({ box, kept }: { box: Outbox; kept: Kept }) {
  const contested = contestedIn(kept);
  if (contested.length === 0) return null;

  function saveMine(game: string) {
    changeKept(box, (now) => mineOnTop(now, game, newKey()));
    deliverNow();
  }
  return (
    <Section title={SCORES.inbox(contested.length)}>
      <Card flush>
        <p className={styles.inboxWords} role="alert">
          {SCORES.inboxWords}
        </p>
        <ul className={styles.inbox}>
          {contested.map((entry) => (
            <Choice
              key={entry.game}
              entry={entry}
              onDrop={() => changeKept(box, (now) => withoutGame(now, entry.game))}
              onMine={() => saveMine(entry.game)}
            />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function Choice({ entry, onDrop, onMine }: { entry: KeptScore; onDrop: () => void; onMine: () => void }) {
  const { name, typed, theirs, reason = "", confirmable } = entry;
  const mine = pointsTyped(typed);
  return (
    <li>
      <span className={styles.contest}>
        <strong>{name}</strong>
        <span>
          {theirs
            ? SCORES.savedMeanwhile(theirs.by, clockText(theirs.at), theirs.points)
            : SCORES.failed(reason)}{" "}
          {SCORES.mine(mine)}
        </span>
      </span>
      <span className={styles.choices}>
        <Button
          onClick={({ currentTarget }) => {
            focusNextChoice(currentTarget);
            onDrop();
          }}
        >
          {theirs ? SCORES.keepTheirs(theirs.points) : SCORES.drop(mine)}
        </Button>
        <Button
          onClick={({ currentTarget }) => {
            focusNextChoice(currentTarget);
            onMine();
          }}
        >
          {confirmable ? SCORES.clearLater : theirs ? SCORES.saveMine(mine) : SCORES.tryAgain}
        </Button>
      </span>
    </li>
  );
}
