// Adding teams one after another; division and organisation stay for the next one.

import { counted } from "#events/rules/counted.ts";
import { addTeam } from "#web/api/entries.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field } from "#web/components/field/field.tsx";
import { Select } from "#web/components/select/select.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import styles from "#web/forms/form.module.css";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { TEAMS } from "#web/sentences/rows.ts";
import { AdminPage } from "../admin-page.tsx";
import { undoableToast } from "../history/undo-newest.ts";
import { SoFar } from "../so-far.tsx";
import { PasteTeams } from "./paste-teams.tsx";
import { useTeamList } from "./use-team-list.ts";

export function AddTeamPage() {
  const { _id, linkindex } = useTournament();
  const [divisions, teams] = [useList("divisions"), useList("teams")];
  const form = useForm({
    initial: { name: "", captain: "", state: "", division: divisions.length === 1 ? divisions[0]!._id : "" },
    check: ({ name, division }) => ({
      ...(!name.trim() && { name: ADMIN.nameMissing }),
      ...(!division && { division: ADMIN.divisionMissing }),
    }),
    send: (values) => addTeam(_id, values),
    done: (team, { division }) => {
      showToast(undoableToast(_id, TEAMS.added, team));
      form.reset({ name: "", captain: "", state: "", division });
      document.getElementById("name")?.focus();
    },
  });
  const list = useTeamList();
  const one = form.unsaved("division");
  /** The one of the form and those of the list. */
  async function save(): Promise<boolean> {
    if (one > 0 && !(await form.save())) return false;
    return list.unsaved === 0 || list.add();
  }
  const items = teams.map((team) => ({ id: team._id, name: team.name, note: team.division?.name }));
  return (
    <AdminPage title="Add Team" note="Names are unique within the tournament.">
      <div className={styles.sides}>
        <div className={stack("s4")}>
          <Card>
            <form className={stack("s4")} onSubmit={form.submit} noValidate>
              <ErrorSummary {...form.summary} lead={TEAMS.addFailed} />
              <Field {...form.field("name")} label="Name" autoComplete="off" required />
              <div className={styles.pair}>
                <Field {...form.field("captain")} label="Captain" autoComplete="off" />
                <Field {...form.field("state")} label="Organization/State" autoComplete="off" />
              </div>
              <Select
                {...form.choice("division")}
                label="Division"
                required
                hint={divisions.length === 0 ? ADMIN.divisionsFirst : undefined}
                options={[
                  { value: "", label: "Choose a division" },
                  ...divisions.map((division) => ({ value: division._id, label: division.name })),
                ]}
              />
              <div className={styles.actions}>
                <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Adding">
                  Add Team
                </Button>
                {divisions.length === 0 ? (
                  <ButtonLink to={`/admin/${linkindex}/add-division`}>Add Division</ButtonLink>
                ) : (
                  <ButtonLink to={`/admin/${linkindex}/manage-team`} variant="quiet">
                    Manage Teams
                  </ButtonLink>
                )}
              </div>
            </form>
          </Card>
          <PasteTeams list={list} />
        </div>
        <SoFar title={counted(items.length, "team")} none="No team yet." items={items} />
      </div>
      <LeaveGuard noun="team" count={one + list.unsaved} onSave={save} />
    </AdminPage>
  );
}
