// The wildcard games: created from the bottom of the standings, scored here, removed again.
import clsx from "clsx";
import { useRef, useState } from "react";
import { counted } from "#events/rules/counted.ts";
import type { TeamView } from "#projections/views.ts";
import { createWildcards, previewWildcards, type SeedBy } from "#web/api/playoffs.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { ConfirmDialog } from "#web/components/dialog/confirm-dialog.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { Skeleton } from "#web/components/skeleton/skeleton.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import form from "#web/forms/form.module.css";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { undoableToast } from "../history/undo-newest.ts";
import { GameCards } from "./game-card.tsx";
import { CountField, SeedField } from "./plan-fields.tsx";
import { RoundWhen } from "./round-when.tsx";
import { scoredName, scoredNames } from "./scored-names.ts";
import type { BracketDesk } from "./use-bracket-desk.ts";
import { usePreview } from "./use-preview.ts";
import { WildcardPairings } from "./wildcard-pairings.tsx";

export function Wildcards({ desk }: { desk: BracketDesk }) {
  const { tournament, teams, playoffGames, wildcardGames, version } = useSnapshot();
  const [typed, setCount] = useState<string | null>(null);
  const [drop, setDrop] = useState("0");
  const [seedBy, setSeedBy] = useState<SeedBy>("record");
  const act = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState("");
  const [asking, setAsking] = useState<{ teams: number; words: string } | null>(null);

  const count = typed ?? String(usualCount(wildcardGames.length, teams));
  const plan = { teams: Number(count), drop: Number(drop), seedBy };
  const { preview, problem, current, retry } = usePreview(tournament._id, plan, version, previewWildcards);

  async function make(many: number, confirm: boolean) {
    setFailure("");
    const sent = { ...plan, teams: many, drop: many === 0 ? 0 : plan.drop };
    const answer = await createWildcards(tournament._id, sent, confirm);
    if (answer.ok) {
      const words = many === 0 ? PLAYOFFS.wildcardsRemoved : PLAYOFFS.wildcardsMade;
      return showToast(undoableToast(tournament._id, words, answer));
    }
    if (answer.problem.confirmable) return setAsking({ teams: many, words: answer.problem.error });
    if (confirm) throw new Error(answer.problem.error);
    setFailure(answer.problem.error);
  }

  const scored = scoredNames(wildcardGames);
  return (
    <Section
      title="WildCard games"
      note={
        wildcardGames.length > 0 ? `${counted(wildcardGames.length, "game")} · ${PLAYOFFS.tie}` : "Optional"
      }
      actions={<RoundWhen round="WildCard games" games={wildcardGames} acts={desk.acts} />}
      data-print={wildcardGames.length > 0 ? undefined : "no"}
    >
      {wildcardGames.length > 0 && <GameCards games={wildcardGames} teams={teams} desk={desk} />}
      <Card className={stack("s4")} data-print="no">
        <p>
          First the dropped teams leave, then the next from the bottom play: first against last, and so on.
        </p>
        <div className={clsx(form.pair, form.narrow)}>
          <CountField
            name="wildcardTeams"
            label="Wildcard teams"
            value={count}
            onChange={setCount}
            act={act}
          />
          <CountField name="wildcardDrop" label="Dropped before" value={drop} onChange={setDrop} act={act} />
          <SeedField name="wildcardSeedBy" value={seedBy} onChange={setSeedBy} />
        </div>
        {problem && teams.length > 1 && (
          <ErrorState ref={handsFocusOn} look="bar" title={problem.error} onRetry={retry} />
        )}
        {!preview && !problem && <Skeleton height="4rem" />}
        {preview && (
          <WildcardPairings preview={preview} existing={wildcardGames} hasBracket={playoffGames.length > 0} />
        )}
        {failure && (
          <ErrorState look="bar" title={PLAYOFFS.wildcardsFailed}>
            {failure}
          </ErrorState>
        )}
        <div className={form.actions}>
          <Button
            ref={act}
            disabled={!preview}
            aria-disabled={!current}
            onClick={() => current && make(plan.teams, false)}
            pendingLabel="Creating"
          >
            Create WildCard Games
          </Button>
          {wildcardGames.length > 0 && (
            <Button variant="quiet" onClick={() => setAsking({ teams: 0, words: "" })}>
              Remove WildCard Games
            </Button>
          )}
        </div>
      </Card>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking?.teams === 0 ? PLAYOFFS.removeWildcards : PLAYOFFS.replaceWildcards}
        verb={asking?.teams === 0 ? "Remove" : "Drop"}
        noun={asking?.teams === 0 ? ["game", "games"] : ["score", "scores"]}
        names={asking?.teams === 0 ? wildcardGames.map(scoredName) : scored}
        onConfirm={() => make(asking?.teams ?? 0, true)}
      >
        {asking?.words && <p>{asking.words}</p>}
      </ConfirmDialog>
    </Section>
  );
}

/** As many teams as play now; by default four, or as many as there are. */
function usualCount(games: number, teams: readonly TeamView[]): number {
  if (games > 0) return 2 * games;
  const playing = teams.filter(({ placeholder }) => !placeholder).length;
  return Math.max(2, Math.min(4, playing - (playing % 2)));
}
