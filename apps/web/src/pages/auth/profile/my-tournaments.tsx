// The cards of the tournaments that one organises, with whether the public sees them.
import { myTournaments } from "#web/api/tournaments.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { Pill } from "#web/components/pill/pill.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { TournamentCard } from "#web/components/tournament-card/tournament-card.tsx";
import { AUTH } from "#web/sentences/auth.ts";
import styles from "./profile.module.css";

export function MyTournaments() {
  const { answer, load } = useAnswer(myTournaments);
  if (!answer) return <SkeletonRows rows={3} rowHeight="6rem" label="Loading your tournaments" />;
  if (!answer.ok) {
    return (
      <Card>
        <ErrorState ref={handsFocusOn} title={AUTH.listFailed} onRetry={load}>
          {answer.problem.error}
        </ErrorState>
      </Card>
    );
  }
  if (answer.value.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No tournament yet"
          action={
            <ButtonLink to="/auth/add-tournament" variant="primary">
              Create your first tournament
            </ButtonLink>
          }
        >
          A name and a date are enough to begin. Nobody sees it until you publish it.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={styles.cards}>
      {answer.value.map((one) => (
        <TournamentCard
          key={one._id}
          {...one}
          winner={one.winner?.name ?? null}
          to={`/admin/${one.linkindex}/admin`}
          state={
            <Pill tone={one.isPublished ? "court" : "quiet"}>
              Published: {one.isPublished ? "True" : "False"}
            </Pill>
          }
          actions={
            <ButtonLink to={`/admin/${one.linkindex}/admin`} size="sm" aria-label={`Manage ${one.name}`}>
              Manage
            </ButtonLink>
          }
        />
      ))}
    </div>
  );
}
