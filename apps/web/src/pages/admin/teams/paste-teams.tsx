// Adding many teams from a pasted list: what each row would be and what is wrong with it, then all as one change.
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { addTeams } from "#web/api/entries.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { LongField } from "#web/components/field/field.tsx";
import { Select } from "#web/components/select/select.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { TEAM_LIST, TEAMS } from "#web/sentences/rows.ts";
import { readCells } from "../cells.ts";
import styles from "../form.module.css";
import { undoableToast } from "../history/undo-newest.ts";
import { readTeams } from "./team-list.ts";
import { TeamPreview } from "./team-preview.tsx";

export function PasteTeams() {
  const { _id } = useTournament();
  const [divisions, teams] = [useList("divisions"), useList("teams")];
  const [text, setText] = useState("");
  const [otherwise, setOtherwise] = useState(divisions.length === 1 ? divisions[0]!._id : "");
  const [failure, setFailure] = useState("");
  const lines = useCells(useDeferredValue(text));
  const listed = useMemo(
    () => readTeams(lines, { teams, divisions, otherwise }),
    [lines, teams, divisions, otherwise],
  );

  async function add() {
    setFailure("");
    const answer = await addTeams(
      _id,
      listed.map(({ fields }) => fields),
    );
    if (!answer.ok) return setFailure(answer.problem.error);
    setText("");
    showToast(undoableToast(_id, TEAM_LIST.added(listed.length), answer));
    document.getElementById("team-list")?.focus();
  }

  const wrong = listed.filter(({ problems }) => problems.length > 0).length;
  return (
    <Section title={TEAM_LIST.title}>
      <Card className={styles.form ?? ""}>
        <LongField
          label="Teams, one in a line"
          name="team-list"
          hint={TEAM_LIST.hint}
          value={text}
          rows={8}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          label="Division of rows without one"
          name="list-division"
          value={otherwise}
          onChange={setOtherwise}
          options={[
            { value: "", label: "Choose a division" },
            ...divisions.map((division) => ({ value: division._id, label: division.name })),
          ]}
        />
        {failure && (
          <ErrorState look="bar" title={TEAMS.addFailed}>
            {failure}
          </ErrorState>
        )}
        <div className={styles.standing} role="status">
          {listed.length > 0 && <strong>{TEAM_LIST.ready(listed.length - wrong, listed.length)}</strong>}
          {wrong > 0 && <span>{TEAM_LIST.mend}</span>}
        </div>
        <div className={styles.actions}>
          <Button
            variant="primary"
            onClick={add}
            pendingLabel="Adding"
            disabled={listed.length === 0 || wrong > 0}
          >
            {TEAM_LIST.add(listed.length)}
          </Button>
        </div>
      </Card>
      {listed.length > 0 && <TeamPreview teams={listed} />}
    </Section>
  );
}

/** The lines of a text as cells, as soon as they are read. */
function useCells(text: string): string[][] {
  const [cells, setCells] = useState<string[][]>([]);
  useEffect(() => {
    let stale = false;
    void (text.trim() ? readCells(text) : Promise.resolve([])).then((read) => {
      if (!stale) setCells(read);
    });
    return () => {
      stale = true;
    };
  }, [text]);
  return cells;
}
