// Calculates the standings from all saved scores, and says when they follow by themselves.
import { useState } from "react";
import { calculateStandings } from "#web/api/tournaments.ts";
import { Button } from "#web/components/button/button.tsx";
import { type FormOutcome, FormStatus } from "#web/components/form-status/form-status.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import styles from "#web/forms/form.module.css";
import { useSnapshot, useTournament } from "#web/live/tournament-live.tsx";
import { SCORES } from "#web/sentences/scores.ts";
import { isRanked } from "#web/tournament/game-words.ts";

export function CalculateStanding({ unsaved }: { unsaved: number }) {
  const { _id } = useTournament();
  const hint = useHint();
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);

  async function calculate() {
    if (unsaved > 0) return setOutcome({ kind: "failed", message: SCORES.unsavedFirst });
    setOutcome(null);
    const answer = await calculateStandings(_id);
    if (!answer.ok) {
      return setOutcome({ kind: "failed", message: `${SCORES.standingFailed} ${answer.problem.error}` });
    }
    showToast({ message: answer.value.message });
    if (answer.value.notice) setOutcome({ kind: "pending", message: answer.value.notice });
  }

  return (
    <div className={styles.told}>
      <FormStatus outcome={outcome ?? hint} />
      <Button onClick={calculate} pendingLabel="Calculating">
        Calculate Standing
      </Button>
    </div>
  );
}

/** Before there is a score nothing is late. */
function useHint(): FormOutcome | null {
  const { tournament, standings, games } = useSnapshot();
  if (!tournament.scoresChangedSince) return null;
  if (isRanked(standings)) return { kind: "pending", message: SCORES.changedSince };
  const isScored = games.some(({ scoreTeam1, scoreTeam2 }) => scoreTeam1 !== null || scoreTeam2 !== null);
  return isScored ? { kind: "pending", message: SCORES.notCalculated } : null;
}
