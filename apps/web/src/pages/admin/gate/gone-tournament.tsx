// A tournament that this person cannot see: it is not theirs, or their session has merely ended elsewhere.
import { type ReactNode, useEffect } from "react";
import { ownAccount } from "#web/api/accounts.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { Button } from "#web/components/button/button.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { Waiting } from "#web/layout/waiting.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { SESSION } from "#web/sentences/session.ts";
import { tellSignedOut } from "#web/session/refused.ts";
import { onSessionChange } from "#web/session/session.ts";
import { GatePage } from "./gate-page.tsx";

type GoneTournamentProps = {
  title: string;
  /** It has been shown here before. */
  wasHere: boolean;
  wayOut: ReactNode;
};

export function GoneTournament({ title, wasHere, wayOut }: GoneTournamentProps) {
  // The same request asks a signed-out person to sign in again.
  const { answer, load } = useAnswer(ownAccount);
  useEffect(() => onSessionChange(load), [load]);
  if (!answer) return <Waiting words={ADMIN.loading} />;
  if (answer.ok)
    return (
      <GatePage title={title}>
        <EmptyState title="Out of bounds" action={wayOut}>
          {wasHere ? ADMIN.closed : ADMIN.gone}
        </EmptyState>
      </GatePage>
    );
  return (
    <GatePage title={title}>
      {answer.problem.kind === "signed-out" ? (
        <EmptyState
          title={SESSION.over}
          action={
            <Button variant="primary" onClick={tellSignedOut}>
              {SESSION.again}
            </Button>
          }
        >
          {ADMIN.perhapsYours}
        </EmptyState>
      ) : (
        <ErrorState title={ADMIN.loadFailed} onRetry={load} />
      )}
    </GatePage>
  );
}
