// Loads a tournament before its children are shown; until then, or if it cannot, says so.
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { Waiting } from "#web/layout/waiting.tsx";
import { Live, TournamentLive, useLiveState, useLiveStore } from "#web/live/tournament-live.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { GatePage } from "./gate-page.tsx";
import { GoneTournament } from "./gone-tournament.tsx";
import { useHeldTournament } from "./use-held-tournament.ts";

type LoadedTournamentProps = {
  /** Of the page shown instead. */
  title: string;
  /** Where to go if the tournament does not exist for this person; given where a session is needed. */
  wayOut?: ReactNode;
  children: ReactNode;
};

export function LoadedTournament(props: LoadedTournamentProps) {
  const { slug = "" } = useParams();
  return (
    <TournamentLive slug={slug} key={slug}>
      <Loaded {...props} />
    </TournamentLive>
  );
}

function Loaded({ title, wayOut, children }: LoadedTournamentProps) {
  const { phase } = useLiveState();
  const store = useLiveStore();
  const held = useHeldTournament();
  if (phase === "ready" || held.store) return <Live value={held.store ?? store}>{children}</Live>;
  if (phase === "loading") return <Waiting words={ADMIN.loading} />;
  if (phase === "gone" && wayOut)
    return <GoneTournament title={title} wasHere={held.wasHere} wayOut={wayOut} />;
  return (
    <GatePage title={title}>
      {phase === "failed" ? (
        <ErrorState title={ADMIN.loadFailed} onRetry={() => store.retry()} />
      ) : (
        <EmptyState title="Out of bounds">{ADMIN.gone}</EmptyState>
      )}
    </GatePage>
  );
}
