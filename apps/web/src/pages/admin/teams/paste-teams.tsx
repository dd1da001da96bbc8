// Adding many teams from a pasted list or a file: what each row would become and what is wrong
// with it, then all in one change.
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { LongField } from "#web/components/field/field.tsx";
import { Select } from "#web/components/select/select.tsx";
import { stack } from "#web/components/stack/stack.ts";
import styles from "#web/forms/form.module.css";
import { TEAM_LIST, TEAMS } from "#web/sentences/rows.ts";
import { TeamFile } from "./team-file.tsx";
import { TeamPreview } from "./team-preview.tsx";
import type { TeamListDesk } from "./use-team-list.ts";

export function PasteTeams({ list }: { list: TeamListDesk }) {
  const {
    text,
    setText,
    isUntouched,
    takeFile,
    otherwise,
    setOtherwise,
    divisions,
    listed,
    wrong,
    failure,
    add,
  } = list;
  return (
    <Section title={TEAM_LIST.title}>
      <Card className={stack("s4")}>
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
        <div className={styles.told} role="status">
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
          {isUntouched && <TeamFile onFile={takeFile} />}
        </div>
      </Card>
      {listed.length > 0 && <TeamPreview teams={listed} />}
    </Section>
  );
}
