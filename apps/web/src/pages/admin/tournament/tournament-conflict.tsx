// Somebody else changed the same field: theirs beside what is typed, and the way on.
import type { TournamentView } from "#projections/views.ts";
import type { Current, Problem } from "#web/api/outcome.ts";
import { Button } from "#web/components/button/button.tsx";
import { ROWS } from "#web/sentences/rows.ts";
import { clockText } from "#web/sentences/scores.ts";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import styles from "../form.module.css";

type Values = Readonly<Record<string, string | boolean>>;

type TournamentConflictProps = {
  problem: Problem | null;
  typed: Values;
  valuesOf: (tournament: TournamentView) => Values;
  onSaveMine: (current: TournamentView) => unknown;
};

export function TournamentConflict({ problem, typed, valuesOf, onSaveMine }: TournamentConflictProps) {
  const current = problem?.conflicts[0]?.current as Current<TournamentView> | undefined;
  if (!current) return null;
  const theirs = valuesOf(current);
  const differing = Object.keys(typed).filter((name) => typed[name] !== theirs[name]);
  return (
    <div className={styles.warnings}>
      <p>
        {current.by.name}, {clockText(current.at)}:
      </p>
      {differing.map((name) => (
        <p key={name}>
          {name}: {ROWS.mine} “{String(typed[name])}”, {ROWS.theirs} “{String(theirs[name])}”.
        </p>
      ))}
      <div className={styles.actions}>
        <Button size="sm" onClick={() => onSaveMine(current)}>
          {ROWS.saveMine}
        </Button>
        <Button size="sm" onClick={() => window.location.reload()}>
          {ROWS.keepTheirs}
        </Button>
      </div>
      <p>{TOURNAMENT.conflictHint}</p>
    </div>
  );
}
