// Shows what else an undo would undo and what people would see change, then does exactly that.
import clsx from "clsx";
import { useCallback, useEffect, useState } from "react";
import { type HistoryChange, previewUndo, type UndoPreview, undoChange } from "#web/api/history.ts";
import { Button } from "#web/components/button/button.tsx";
import sunken from "#web/components/card/sunken.module.css";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { Skeleton } from "#web/components/skeleton/skeleton.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { HISTORY, momentText } from "#web/sentences/history.ts";
import styles from "./history.module.css";
import { UndoEffectsList } from "./undo-effects.tsx";

/** `redo`: what is undone is itself an undo. `words`: the change as a person knows it. */
export type Asked = { change: HistoryChange["change"]; words: string; redo: boolean };

type UndoDialogProps = { tournament: string; asked: Asked; onClose: () => void; onUndone: () => void };

export function UndoDialog({ tournament, asked, onClose, onUndone }: UndoDialogProps) {
  const { change, words, redo } = asked;
  const [preview, setPreview] = useState<UndoPreview | null>(null);
  const [problem, setProblem] = useState("");
  const [changed, setChanged] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    let stale = false;
    void previewUndo(tournament, change).then((answer) => {
      if (stale) return;
      if (answer.ok) setPreview(answer.value);
      else setProblem(answer.problem.error);
    });
    return () => {
      stale = true;
    };
  }, [tournament, change, tries]);

  const retry = useCallback(() => {
    setProblem("");
    setTries((tried) => tried + 1);
  }, []);

  async function undo() {
    if (!preview) return;
    setProblem("");
    const shown = preview.dependents.map((dependent) => dependent.change);
    const answer = await undoChange(tournament, change, shown);
    if (answer.ok) {
      showToast({ message: `${redo ? HISTORY.redone : HISTORY.undone}: ${words}` });
      onUndone();
      return onClose();
    }
    if (answer.problem.code !== "has-dependents") return setProblem(answer.problem.error);
    const now = await previewUndo(tournament, change);
    if (!now.ok) return setProblem(now.problem.error);
    setPreview(now.value);
    setChanged(true);
  }

  const dependents = preview?.dependents ?? [];
  const verb = redo ? "Redo" : dependents.length > 0 ? HISTORY.undoAll(dependents.length + 1) : "Undo";
  return (
    <Dialog
      open
      onClose={onClose}
      title={redo ? HISTORY.redoTitle : HISTORY.undoTitle}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {preview?.undoable && (
            <Button variant={dependents.length > 0 ? "danger" : "primary"} onClick={undo}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.target}>{words}</p>
      {problem && (
        <ErrorState ref={handsFocusOn} look="bar" title={problem} onRetry={preview ? undefined : retry} />
      )}
      {!preview && !problem && <Skeleton height="3rem" />}
      {preview && !preview.undoable && <p>{preview.reason}</p>}
      {changed && (
        <p role="alert" className={styles.changed}>
          {HISTORY.otherList}
        </p>
      )}
      {preview?.undoable && (
        <>
          <p>{dependents.length > 0 ? HISTORY.dependents(dependents.length) : HISTORY.alone}</p>
          {dependents.length > 0 && (
            <ol className={clsx(sunken.sunken, styles.dependents)}>
              {dependents.map((dependent) => (
                <li key={dependent.change}>
                  {dependent.summary}
                  <span className={styles.who}>
                    {dependent.actor.name}, {momentText(dependent.at)}
                  </span>
                </li>
              ))}
            </ol>
          )}
          <UndoEffectsList effects={preview.effects} />
        </>
      )}
    </Dialog>
  );
}
