// Somebody else changed the same fields: theirs beside what is typed, who and when, and two ways on.
import type { TournamentView } from "#projections/views.ts";
import type { Current } from "#web/api/outcome.ts";
import { Button } from "#web/components/button/button.tsx";
import { momentText } from "#web/sentences/history.ts";
import { ROWS } from "#web/sentences/rows.ts";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import styles from "../form.module.css";

type TournamentConflictProps = {
  current: Current<TournamentView>;
  /** Each by the label of its field. */
  contested: readonly { name: string; mine: string; theirs: string }[];
  onSaveMine: () => unknown;
  onKeepTheirs: () => void;
};

export function TournamentConflict({
  current,
  contested,
  onSaveMine,
  onKeepTheirs,
}: TournamentConflictProps) {
  return (
    <div className={styles.warnings}>
      <p>
        {current.by.name}, {current.at && momentText(current.at)}:
      </p>
      {contested.map(({ name, mine, theirs }) => (
        <p key={name}>
          {name}: {ROWS.mine} “{mine}”, {ROWS.theirs} “{theirs}”.
        </p>
      ))}
      <div className={styles.actions}>
        <Button onClick={onKeepTheirs}>{ROWS.keepTheirs}</Button>
        <Button onClick={onSaveMine}>{ROWS.saveMine}</Button>
      </div>
      <p>{TOURNAMENT.conflictHint}</p>
    </div>
  );
}
