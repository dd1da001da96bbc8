// Deletes the tournament, after saying what goes with it; only its owner sees this.
import { useState } from "react";
import { deleteTournament } from "#web/api/tournaments.ts";
import { Button } from "#web/components/button/button.tsx";
import { Section } from "#web/components/card/card.tsx";
import { ConfirmDialog } from "#web/components/dialog/confirm-dialog.tsx";
import styles from "#web/forms/form.module.css";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { TOURNAMENT } from "#web/sentences/tournament.ts";
import { currentSession } from "#web/session/session.ts";

export function DeleteTournament({ onDeleted }: { onDeleted: () => void }) {
  const { tournament, teams, games, wildcardGames, playoffGames } = useSnapshot();
  const { _id, name, owner, isPublished } = tournament;
  const [asking, setAsking] = useState(false);
  if (currentSession()?.id !== owner) return null;

  async function remove() {
    const answer = await deleteTournament(_id);
    if (!answer.ok) throw new Error(answer.problem.error);
    onDeleted();
  }

  const played = teams.filter(({ placeholder }) => !placeholder);
  const meetings = games.length + wildcardGames.length + playoffGames.length;
  return (
    <Section title={TOURNAMENT.deleteTitle} note={TOURNAMENT.deleteHint}>
      <div className={styles.actions}>
        <Button onClick={() => setAsking(true)}>{TOURNAMENT.deleteTitle}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        verb="Delete"
        noun={["tournament", "tournaments"]}
        names={[name]}
        onConfirm={remove}
      >
        <p>{TOURNAMENT.deleteWords(played.length, meetings, isPublished)}</p>
      </ConfirmDialog>
    </Section>
  );
}
