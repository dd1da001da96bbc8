// Who organises the tournament: listed, invited, removed; leaving is removing oneself.
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type OrganiserRow, organisersOf, removeOrganiser } from "#web/api/organisers.ts";
import { Section } from "#web/components/card/card.tsx";
import { ConfirmDialog } from "#web/components/dialog/confirm-dialog.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import form from "#web/forms/form.module.css";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { ORGANISERS } from "#web/sentences/people.ts";
import { currentSession } from "#web/session/session.ts";
import { AdminPage } from "../admin-page.tsx";
import { useAskedList } from "../use-list.ts";
import { InviteForm } from "./invite-form.tsx";
import { OrganiserList, titleOf } from "./organiser-list.tsx";

export function OrganisersPage() {
  const { tournament, version } = useSnapshot();
  const { _id, name } = tournament;
  const read = useCallback(() => organisersOf(_id), [_id]);
  const { rows, failure, reload } = useAskedList(read, version);
  const [leaving, setLeaving] = useState<OrganiserRow | null>(null);
  const navigate = useNavigate();
  const me = currentSession()?.user?._id;
  const mine = leaving?._id === me;
  const invited = leaving?.role === "invited";

  async function remove() {
    if (!leaving) return;
    const answer = await removeOrganiser(_id, leaving);
    if (!answer.ok) throw new Error(answer.problem.error);
    if (mine) {
      showToast({ message: ORGANISERS.left });
      return navigate("/auth/profile");
    }
    showToast({
      message: invited ? ORGANISERS.taken(titleOf(leaving)) : ORGANISERS.removed(titleOf(leaving)),
    });
    reload();
  }

  const who = leaving ? titleOf(leaving) : "";
  const verb = mine ? "Leave" : invited ? "Withdraw" : "Remove";
  const title = mine
    ? ORGANISERS.leaveTitle(name)
    : invited
      ? ORGANISERS.takeTitle(who)
      : ORGANISERS.removeTitle(who);
  return (
    <AdminPage title="Organisers" note={ORGANISERS.note}>
      <div className={form.sides}>
        <Section title="Who organises">
          {failure && (
            <ErrorState
              ref={handsFocusOn}
              look={rows ? "bar" : "block"}
              title={ORGANISERS.loadFailed}
              onRetry={reload}
            >
              {failure}
            </ErrorState>
          )}
          {rows ? (
            <OrganiserList rows={rows} me={me} onRemove={setLeaving} />
          ) : (
            !failure && <SkeletonRows rows={2} />
          )}
        </Section>
        <Section title="Invite by e-mail" data-print="no">
          <InviteForm tournament={_id} onInvited={reload} />
        </Section>
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={title}
        verb={verb}
        noun={
          mine
            ? ["tournament", "tournaments"]
            : invited
              ? ["invitation", "invitations"]
              : ["organiser", "organisers"]
        }
        names={leaving ? [mine ? name : who] : []}
        onConfirm={remove}
      >
        {!invited && <p>{mine ? ORGANISERS.leaveWords : ORGANISERS.removeWords}</p>}
      </ConfirmDialog>
    </AdminPage>
  );
}
