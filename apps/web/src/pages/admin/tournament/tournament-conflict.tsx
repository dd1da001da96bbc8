// Somebody else has changed the same fields: theirs beside what is typed, who and when, and two ways to go on.
import type { TeamView, TournamentView } from "#projections/views.ts";
import type { Current } from "#web/api/outcome.ts";
import { Button } from "#web/components/button/button.tsx";
import form from "#web/forms/form.module.css";
import { momentText } from "#web/sentences/history.ts";
import { ROWS } from "#web/sentences/rows.ts";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import styles from "../warnings.module.css";
import { type TournamentValues, valuesOf } from "./tournament-values.ts";

type TournamentConflictProps = {
  theirs: Current<TournamentView>;
  contested: readonly (keyof TournamentValues)[];
  /** What is typed. */
  values: TournamentValues;
  teams: readonly TeamView[];
  saveMine: () => unknown;
  keepTheirs: () => void;
};

export function TournamentConflict(props: TournamentConflictProps) {
  const { theirs, contested, values, teams, saveMine, keepTheirs } = props;
  const { by, at } = theirs;
  const stored = valuesOf(theirs);
  const words = (name: keyof TournamentValues, value: string | boolean) => {
    if (typeof value === "boolean") return value ? "on" : "off";
    return (name === "winner" ? teams.find(({ _id }) => _id === value)?.name : value) || TOURNAMENT.blank;
  };
  return (
    <div className={styles.warnings}>
      <p>
        {by.name}, {at && momentText(at)}:
      </p>
      {contested.map((name) => (
        <p key={name}>
          {TOURNAMENT.fields[name]}: {ROWS.mine} “{words(name, values[name])}”, {ROWS.theirs} “
          {words(name, stored[name])}”.
        </p>
      ))}
      <div className={form.actions}>
        <Button onClick={keepTheirs}>{ROWS.keepTheirs}</Button>
        <Button onClick={saveMine}>{ROWS.saveMine}</Button>
      </div>
      <p>{TOURNAMENT.conflictHint}</p>
    </div>
  );
}
