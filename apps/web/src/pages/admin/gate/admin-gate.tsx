// The gate before an organiser's desk: signed in, the tournament loaded, and really one of its organisers.
import { useCallback, useEffect, useState } from "react";
import { Navigate, Outlet, useParams } from "react-router-dom";
import { ButtonLink } from "#web/components/button/button.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { TournamentLive, useLiveState, useLiveStore, useTournament } from "#web/live/tournament-live.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { RequireSession } from "#web/session/require-session.tsx";
import { type Access, checkAccess } from "./admin-check.ts";
import { GatePage, Waiting } from "./gate-page.tsx";

export function AdminGate() {
  const { slug = "" } = useParams();
  return (
    <RequireSession>
      <TournamentLive slug={slug} key={slug}>
        <Loaded />
      </TournamentLive>
    </RequireSession>
  );
}

function Loaded() {
  const { phase } = useLiveState();
  const store = useLiveStore();
  if (phase === "ready") return <Checked />;
  if (phase === "loading") return <Waiting words={ADMIN.loading} />;
  return (
    <GatePage title="Tournament">
      {phase === "failed" ? (
        <ErrorState title={ADMIN.loadFailed} onRetry={() => store.retry()} />
      ) : (
        <EmptyState title="Out of bounds" action={<ButtonLink to="/auth/profile">Profile</ButtonLink>}>
          {ADMIN.gone}
        </EmptyState>
      )}
    </GatePage>
  );
}

function Checked() {
  const { _id } = useTournament();
  const [access, setAccess] = useState<Access | null>(null);
  const check = useCallback(() => checkAccess(_id).then(setAccess), [_id]);
  useEffect(() => {
    void check();
  }, [check]);

  if (access === "admin") return <Outlet />;
  if (access === "denied") return <Navigate to="/auth/unauthorized" replace />;
  if (access === null) return <Waiting words={ADMIN.checking} />;
  return (
    <GatePage title="Admin access">
      <ErrorState title={ADMIN.checkFailed} onRetry={check}>
        This is no answer about your rights; the connection or the server failed.
      </ErrorState>
    </GatePage>
  );
}
