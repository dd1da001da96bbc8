// The tournaments that a person has deleted, each with a button to restore it.
import { useState } from "react";
import { formatDate } from "#events/rules/date.ts";
import type { HomeCard } from "#projections/views.ts";
import { restoreTournament } from "#web/api/tournaments.ts";
import { Button } from "#web/components/button/button.tsx";
import { Section } from "#web/components/card/card.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { ListRow, RowList, RowNote } from "#web/components/row-list/row-list.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { TOURNAMENT } from "#web/sentences/tournament.ts";

type DeletedTournamentsProps = { tournaments: readonly HomeCard[]; onRestored: () => Promise<void> };

export function DeletedTournaments({ tournaments, onRestored }: DeletedTournamentsProps) {
  const [refused, setRefused] = useState("");

  async function restore({ _id, name }: HomeCard) {
    setRefused("");
    const answer = await restoreTournament(_id);
    if (!answer.ok) return setRefused(answer.problem.error);
    showToast({ message: TOURNAMENT.restored(name) });
    await onRestored();
  }

  return (
    <Section title={TOURNAMENT.deletedTitle} note={TOURNAMENT.deletedNote}>
      {refused && (
        <ErrorState look="bar" title={TOURNAMENT.restoreFailed}>
          {refused}
        </ErrorState>
      )}
      <RowList label={TOURNAMENT.deletedTitle}>
        {tournaments.map((one) => (
          <ListRow
            key={one._id}
            end={
              <Button
                size="sm"
                onClick={() => restore(one)}
                pendingLabel="Restoring"
                aria-label={`Restore ${one.name}`}
              >
                Restore
              </Button>
            }
          >
            <p>{one.name}</p>
            <RowNote>{formatDate(one.startdate)}</RowNote>
          </ListRow>
        ))}
      </RowList>
    </Section>
  );
}
