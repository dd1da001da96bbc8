// The cards of the tournaments that a person organises, public or not; below them the deleted ones.
import type { HomeCard } from "#projections/views.ts";
import type { Outcome } from "#web/api/outcome.ts";
import { deletedTournaments, myTournaments } from "#web/api/tournaments.ts";
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
import { DeletedTournaments } from "./deleted-tournaments.tsx";
import styles from "./profile.module.css";

async function bothLists(): Promise<Outcome<{ mine: HomeCard[]; deleted: HomeCard[] }>> {
  const [mine, deleted] = await Promise.all([myTournaments(), deletedTournaments()]);
  if (!mine.ok) return mine;
  if (!deleted.ok) return deleted;
  return { ok: true, value: { mine: mine.value, deleted: deleted.value } };
}

export function MyTournaments() {
  const { answer, load } = useAnswer(bothLists);
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
  const { mine, deleted } = answer.value;
  return (
    <>
      {mine.length === 0 ? <NoneYet /> : <Cards tournaments={mine} />}
      {deleted.length > 0 && <DeletedTournaments tournaments={deleted} onRestored={load} />}
    </>
  );
}

const NoneYet = () => (
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

const Cards = ({ tournaments }: { tournaments: readonly HomeCard[] }) => (
  <div className={styles.cards}>
    {tournaments.map((one) => (
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
