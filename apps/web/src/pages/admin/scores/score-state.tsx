// A row's state in words: unsaved, saving, saved, failed and why, unusual, or changed by somebody else.
import type { GameView } from "#projections/views.ts";
import { Button } from "#web/components/button/button.tsx";
import { pointsTyped } from "#web/outbox/typed-score.ts";
import { clockText, SCORES } from "#web/sentences/scores.ts";
import { focusBoxesOf } from "../after-choice.ts";
import { type Draft, isOvertaken, isUnusual, meanwhile, shownFor } from "./draft.ts";
import type { ScoreDesk } from "./score-desk.ts";
import styles from "./scores.module.css";

type ScoreStateProps = { game: GameView; draft: Draft | undefined; warn: boolean; desk: ScoreDesk };

export function ScoreState({ game, draft: last, warn, desk }: ScoreStateProps) {
  const draft = isOvertaken(game, last) ? undefined : last;
  const shown = shownFor(game, draft);
  const points = pointsTyped(shown);
  if (draft?.state === "conflict" && draft.theirs) {
    const { by, at, points: theirs } = draft.theirs;
    return (
      <div className={styles.conflict} role="alert">
        <span>
          {SCORES.conflict(by, clockText(at), theirs)} {SCORES.mine(points)}
        </span>
        <span className={styles.choices}>
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              focusBoxesOf(currentTarget);
              desk.restore(game._id);
            }}
          >
            {SCORES.keepTheirs(theirs)}
          </Button>
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              focusBoxesOf(currentTarget);
              return desk.saveMine(game._id);
            }}
          >
            {SCORES.saveMine(points)}
          </Button>
        </span>
      </div>
    );
  }
  const other = meanwhile(game, draft);
  return (
    <span className={styles.state}>
      <span data-state={draft?.state ?? "stored"}>{wordFor(points, draft)}</span>
      {other && <span data-state="hot">{SCORES.meanwhile(other)}</span>}
      {warn && isUnusual(shown, draft) && <span data-state="hot">{SCORES.unusual(points)}</span>}
    </span>
  );
}

function wordFor([one, two]: readonly [number | null, number | null], draft: Draft | undefined): string {
  if (draft?.state === "failed") return SCORES.failed(draft.reason ?? "");
  if (draft?.state === "kept") return draft.reason ?? "";
  if (draft?.state === "saving") return SCORES.saving;
  if (draft?.state === "unsaved") return SCORES.unsaved;
  if (one === null && two === null) return draft ? SCORES.saved : SCORES.open;
  return one === null || two === null ? SCORES.half : SCORES.saved;
}
