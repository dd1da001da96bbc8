// Adding divisions one after another; the existing ones are beside the form.
import { addDivision } from "#web/api/entries.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { Field, LongField } from "#web/components/field/field.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import styles from "#web/forms/form.module.css";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useTournament } from "#web/live/tournament-live.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { DIVISIONS } from "#web/sentences/rows.ts";
import { AdminPage } from "../admin-page.tsx";
import { undoableToast } from "../history/undo-newest.ts";
import { DivisionsSoFar } from "./divisions-so-far.tsx";

const EMPTY = { name: "", description: "" };

export function AddDivisionPage() {
  const { _id, linkindex } = useTournament();
  const form = useForm({
    initial: EMPTY,
    check: ({ name }) => (name.trim() ? {} : { name: ADMIN.nameMissing }),
    send: (values) => addDivision(_id, values),
    done: (division) => {
      showToast(undoableToast(_id, DIVISIONS.added, division));
      form.reset(EMPTY);
      document.getElementById("name")?.focus();
    },
  });
  return (
    <AdminPage title="Add Division" note="Teams are put into divisions; games may cross them.">
      <div className={styles.sides}>
        <Card>
          <form className={stack("s4")} onSubmit={form.submit} noValidate>
            <ErrorSummary {...form.summary} lead={DIVISIONS.addFailed} />
            <Field {...form.field("name")} label="Name" autoComplete="off" required />
            <LongField {...form.field("description")} label="Description" rows={3} />
            <div className={styles.actions}>
              <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Adding">
                Add Division
              </Button>
              <ButtonLink to={`/admin/${linkindex}/manage-division`} variant="quiet">
                Update/Delete Divisions
              </ButtonLink>
            </div>
          </form>
        </Card>
        <DivisionsSoFar />
      </div>
      <LeaveGuard noun="division" count={form.unsaved()} onSave={form.save} />
    </AdminPage>
  );
}
