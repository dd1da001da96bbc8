// The tournament's own data: edited here; leads back to the steps once it is saved. Its owner can also delete it here.
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { restoreTournament } from "#web/api/tournaments.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { ErrorSummary } from "#web/components/error-summary/error-summary.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import styles from "#web/forms/form.module.css";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useLeaving } from "#web/forms/use-leaving.ts";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import { AdminPage } from "../admin-page.tsx";
import { DeleteTournament } from "./delete-tournament.tsx";
import { TournamentConflict } from "./tournament-conflict.tsx";
import { TournamentFields } from "./tournament-fields.tsx";
import { useTournamentForm } from "./use-tournament-form.ts";

export function UpdateTournamentPage() {
  const tournament = useTournament();
  const teams = useList("teams").filter(({ placeholder }) => !placeholder);
  const { isLeaving, leaveBy } = useLeaving();
  const navigate = useNavigate();
  const { _id, name, linkindex } = tournament;
  const home = `/admin/${linkindex}/admin`;
  const { form, unsaved, conflict } = useTournamentForm(tournament, () => {
    showToast({ message: TOURNAMENT.updated });
    if (!isLeaving.current) navigate(home);
  });
  const [isDeleted, setIsDeleted] = useState(false);

  async function restore() {
    const answer = await restoreTournament(_id);
    if (!answer.ok)
      return showToast({ kind: "failed", message: `${TOURNAMENT.restoreFailed} ${answer.problem.error}` });
    showToast({ message: TOURNAMENT.restored(name) });
    navigate(home);
  }

  function leave() {
    // Unsaved typing no longer blocks leaving.
    flushSync(() => setIsDeleted(true));
    navigate("/auth/profile");
    showToast({ message: TOURNAMENT.deleted(name), undo: restore });
  }

  return (
    <AdminPage title="Update Tournament">
      <div className={styles.narrow}>
        <Card>
          <form className={stack("s4")} onSubmit={form.submit} noValidate>
            <ErrorSummary {...form.summary} lead={TOURNAMENT.updateFailed} />
            {conflict && <TournamentConflict {...conflict} values={form.values} teams={teams} />}
            <TournamentFields form={form} link={linkindex} teams={teams} />
            <div className={styles.actions}>
              <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Updating">
                Update
              </Button>
              <ButtonLink to={home} variant="quiet">
                Cancel
              </ButtonLink>
            </div>
          </form>
        </Card>
      </div>
      <DeleteTournament onDeleted={leave} />
      <LeaveGuard noun="change" count={isDeleted ? 0 : unsaved} onSave={() => leaveBy(form.save)} />
    </AdminPage>
  );
}
