// Calculates the standings from all saved scores, and says so if they follow the scores automatically.
import { useState } from "react";
import { calculateStandings } from "#web/api/tournaments.ts";
import { Button } from "#web/components/button/button.tsx";
import { type FormOutcome, FormStatus } from "#web/components/form-status/form-status.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import styles from "#web/forms/form.module.css";
import { useTournament } from "#web/live/tournament-live.tsx";
import { SCORES } from "#web/sentences/scores.ts";

type CalculateStandingProps = {
  unsaved: number;
  /** The words beside the button until it is pressed. */
  hint?: string;
};

export function CalculateStanding({ unsaved, hint = "" }: CalculateStandingProps) {
  const { _id } = useTournament();
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
      <FormStatus outcome={outcome ?? (hint ? { kind: "pending", message: hint } : null)} />
      <Button onClick={calculate} pendingLabel="Calculating">
        Calculate Standing
      </Button>
    </div>
  );
}
