// Why a row was not saved; after a conflict both values, who and when, and two choices.
import type { Conflict } from "#web/api/outcome.ts";
import { Button } from "#web/components/button/button.tsx";
import { ROWS } from "#web/sentences/rows.ts";
import { clockText } from "#web/sentences/scores.ts";
import type { RowEdit, Values } from "./row-edits.ts";
import styles from "./rows.module.css";

type RowProblemProps = {
  edit: RowEdit;
  conflict: Conflict | undefined;
  /** What is stored now, as the boxes would show it. */
  current: Values | null;
  /** A column's heading, and how its value reads. */
  headerOf: (column: string) => string;
  textOf: (column: string, value: string | boolean) => string;
  onKeepTheirs: () => void;
  onSaveMine: () => unknown;
};

export function RowProblem(props: RowProblemProps) {
  const { edit, conflict, current, headerOf, textOf, onKeepTheirs, onSaveMine } = props;
  if (!edit.problem) return null;
  if (!conflict || !current) {
    const inCell = Object.keys(edit.problem.fields).some((name) => name in edit.typed);
    return inCell ? null : (
      <span className={styles.problem} role="alert">
        {edit.problem.error}
      </span>
    );
  }
  const { by, at } = conflict.current;
  const differing = Object.keys(edit.typed).filter(
    (name) => edit.typed[name] !== edit.base[name] && edit.typed[name] !== current[name],
  );
  return (
    <span className={styles.problem} role="alert">
      {edit.problem.error} {by.name}, {clockText(at)}.
      {differing.map((name) => (
        <span key={name}>
          {headerOf(name)}: {ROWS.mine} “{textOf(name, edit.typed[name]!)}”, {ROWS.theirs} “
          {textOf(name, current[name]!)}”.
        </span>
      ))}
      <span className={styles.choices}>
        <Button size="sm" onClick={onKeepTheirs}>
          {ROWS.keepTheirs}
        </Button>
        <Button size="sm" onClick={onSaveMine}>
          {ROWS.saveMine}
        </Button>
      </span>
    </span>
  );
}
