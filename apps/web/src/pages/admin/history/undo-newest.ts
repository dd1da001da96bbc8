// Undo from a toast: finds the change by its version, and undoes it with one press; dependent changes are shown first.
import { historyOf, undoChange } from "#web/api/history.ts";
import { showToast, type ToastMessage } from "#web/components/toast/toasts.ts";
import { HISTORY } from "#web/sentences/history.ts";
import { askBeforeUndo } from "./undo-questions.ts";

/** For `showToast`: an undo if the answer says which version the act made, otherwise only the words. */
export const undoableToast = (
  tournament: string,
  message: string,
  { version }: { version?: number },
): ToastMessage => ({
  message,
  ...(version !== undefined && { undo: () => undoVersion(tournament, version) }),
});

async function undoVersion(tournament: string, version: number): Promise<void> {
  const found = await historyOf(tournament, { before: version + 1, limit: 1 });
  if (!found.ok) return fail(found.problem.error);
  const [newest] = found.value.changes;
  if (newest?.version !== version) return fail(HISTORY.notFound);
  const answer = await undoChange(tournament, newest.change);
  if (!answer.ok) {
    const { code, error } = answer.problem;
    if (code !== "has-dependents") return fail(error);
    const asked = { change: newest.change, words: newest.summary, redo: false };
    return askBeforeUndo(asked) ? undefined : fail(HISTORY.laterFirst);
  }
  showToast({ message: `${HISTORY.undone}: ${newest.summary}` });
}

const fail = (reason: string): void =>
  showToast({ kind: "failed", message: `${HISTORY.notUndone} ${reason}` });
