// The gate before an organiser's desk: signed in, the tournament loaded, and really one of its organisers.
import { useCallback, useEffect, useState } from "react";
import { Outlet } from "react-router-dom";
import { ButtonLink } from "#web/components/button/button.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { LeadOn, Waiting } from "#web/layout/waiting.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { SESSION } from "#web/sentences/session.ts";
import { RequireSession } from "#web/session/require-session.tsx";
import { RightsEnded } from "#web/session/rights-ended.tsx";
import { useKeptTyping } from "#web/session/use-kept-typing.ts";
import { type Access, checkAccess } from "./admin-check.ts";
import { GatePage } from "./gate-page.tsx";
import { LoadedTournament } from "./loaded-tournament.tsx";
import { useCatchingUp } from "./use-catching-up.ts";
import { useRightsEnded } from "./use-rights-ended.ts";

export const AdminGate = () => (
  <RequireSession>
    <LoadedTournament title="Tournament" wayOut={<ButtonLink to="/auth/profile">Profile</ButtonLink>}>
      <Checked />
    </LoadedTournament>
  </RequireSession>
);

function Checked() {
  const { _id, name, linkindex, isPublished } = useTournament();
  const [access, setAccess] = useState<Access | null>(null);
  const check = useCallback(() => checkAccess(_id).then(setAccess), [_id]);
  useEffect(() => {
    void check();
  }, [check]);

  useCatchingUp();
  const ended = useRightsEnded(_id, access === "admin");
  const isKept = useKeptTyping(ended);

  const wayOut = isPublished
    ? { to: `/${linkindex}`, label: SESSION.publicPage }
    : { to: "/auth/profile", label: "Profile" };
  if (ended && !isKept)
    return (
      <GatePage title={name}>
        <div role="alert">
          <EmptyState
            title={SESSION.rightsEnded(name)}
            action={
              <ButtonLink to={wayOut.to} variant="primary">
                {wayOut.label}
              </ButtonLink>
            }
          >
            {ADMIN.rightsEnded}
          </EmptyState>
        </div>
      </GatePage>
    );
  if (access === "admin")
    return (
      <>
        <Outlet />
        {ended && <RightsEnded tournament={name} wayOut={wayOut} />}
      </>
    );
  if (access === "denied") return <LeadOn to="/auth/unauthorized" replace />;
  if (access === null) return <Waiting words={ADMIN.checking} />;
  return (
    <GatePage title="Admin access">
      <ErrorState title={ADMIN.checkFailed} onRetry={check}>
        This is no answer about your rights; the connection or the server failed.
      </ErrorState>
    </GatePage>
  );
}
