// Creates the bracket: the method, how many teams leave, what seeds, and the pairings before anything is stored.
import clsx from "clsx";
import { memo, useRef, useState } from "react";
import type { PlayoffGameView } from "#projections/views.ts";
import {
  type BracketPlan,
  createBracket,
  type Method,
  previewBracket,
  type SeedBy,
} from "#web/api/playoffs.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { ConfirmDialog } from "#web/components/dialog/confirm-dialog.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { SegmentedControl } from "#web/components/segmented-control/segmented-control.tsx";
import { Skeleton } from "#web/components/skeleton/skeleton.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import form from "#web/forms/form.module.css";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { undoableToast } from "../history/undo-newest.ts";
import { Pairings } from "./pairings.tsx";
import { CountField, SeedField } from "./plan-fields.tsx";
import { scoredNames } from "./scored-names.ts";
import { SeedNotes } from "./seed-notes.tsx";
import { usePreview } from "./use-preview.ts";

const METHODS: readonly { value: Method; label: string; hint: string }[] = [
  { value: "standard", label: "Standard", hint: PLAYOFFS.standardHint },
  { value: "without-wildcard", label: "Without wildcard", hint: PLAYOFFS.withoutHint },
  { value: "with-wildcard", label: "With wildcard", hint: PLAYOFFS.withHint },
  { value: "empty", label: "Empty", hint: PLAYOFFS.emptyHint },
];

/** `method`: from the page's address; without one, whatever suits the wildcard games, until another is chosen. */
type BracketMakerProps = { method: Method | undefined; onMade: (games: readonly PlayoffGameView[]) => void };

export const BracketMaker = memo(function BracketMaker({ method: asked, onMade }: BracketMakerProps) {
  const { tournament, teams, playoffGames, wildcardGames, version } = useSnapshot();
  const [chosen, setMethod] = useState(asked);
  const method = chosen ?? (wildcardGames.length > 0 ? "with-wildcard" : "standard");
  const [drop, setDrop] = useState("0");
  const [seedBy, setSeedBy] = useState<SeedBy>("record");
  const act = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState("");
  const [asking, setAsking] = useState("");
  const drops = method === "standard" || method === "without-wildcard";
  const plan: BracketPlan = { method, seedBy, ...(drops && { drop: Number(drop) }) };
  const { preview, problem, current, retry } = usePreview(tournament._id, plan, version, previewBracket);

  async function create(confirm: boolean) {
    setFailure("");
    const answer = await createBracket(tournament._id, plan, confirm);
    if (answer.ok) {
      onMade(answer.value);
      return showToast(undoableToast(tournament._id, PLAYOFFS.made, answer));
    }
    if (answer.problem.confirmable) return setAsking(answer.problem.error);
    if (confirm) throw new Error(answer.problem.error);
    setFailure(answer.problem.error);
  }

  const { hint } = METHODS.find(({ value }) => value === method)!;
  return (
    <Section title="Make the bracket" note="Nothing is stored before you press Create." data-print="no">
      <Card className={stack("s4")}>
        <SegmentedControl
          label="How it is made"
          segments={METHODS}
          value={method}
          onChange={(next) => setMethod(next as Method)}
        />
        <p>{hint}</p>
        {method !== "empty" && (
          <div className={clsx(form.pair, form.narrow)}>
            {drops && (
              <CountField
                name="drop"
                label="Teams dropped from the bottom"
                value={drop}
                onChange={setDrop}
                act={act}
              />
            )}
            <SeedField name="seedBy" value={seedBy} onChange={setSeedBy} />
          </div>
        )}
        <div className={stack("s3")}>
          {method !== "empty" && <SeedNotes />}
          {problem && teams.length > 1 && (
            <ErrorState ref={handsFocusOn} look="bar" title={problem.error} onRetry={retry} />
          )}
          {!preview && !problem && <Skeleton height="8rem" />}
          {preview && (
            <Pairings
              preview={preview}
              existing={playoffGames}
              teams={teams}
              onTakeSixteen={method === "standard" ? () => setMethod("without-wildcard") : undefined}
            />
          )}
        </div>
        {failure && (
          <ErrorState look="bar" title={PLAYOFFS.makeFailed}>
            {failure}
          </ErrorState>
        )}
        <div className={form.actions}>
          <Button
            ref={act}
            variant="primary"
            disabled={!preview}
            aria-disabled={!current}
            onClick={() => current && create(false)}
            pendingLabel="Creating"
          >
            Create Playoff Games
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        open={asking !== ""}
        onClose={() => setAsking("")}
        title={PLAYOFFS.replaceTitle}
        verb="Drop"
        noun={["score", "scores"]}
        names={scoredNames(playoffGames)}
        onConfirm={() => create(true)}
      >
        <p>{asking}</p>
      </ConfirmDialog>
    </Section>
  );
});
