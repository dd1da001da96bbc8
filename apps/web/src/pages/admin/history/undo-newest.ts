// Undo from a toast: finds the change that was just made by its version, and takes it back with one press.
import { historyOf, undoChange } from "#web/api/history.ts";
import { showToast, type ToastMessage } from "#web/components/toast/toasts.ts";
import { HISTORY } from "#web/sentences/history.ts";

/** For `showToast`: undo where the answer tells which version the act made, else only the words. */
export const undoableToast = (
  tournament: string,
  message: string,
  { version }: { version?: number },
): ToastMessage => undoableActs(tournament, message, version === undefined ? [] : [version]);

/** The same for several acts that are told as one, each a change of its own. */
export const undoableActs = (
  tournament: string,
  message: string,
  versions: readonly number[],
): ToastMessage => ({
  message,
  ...(versions.length > 0 && {
    undo: () =>
      undoVersions(
        tournament,
        versions.toSorted((a, b) => b - a),
      ),
  }),
});

async function undoVersions(tournament: string, newestFirst: readonly number[]): Promise<void> {
  let last = "";
  for (const version of newestFirst) {
    const found = await historyOf(tournament, { before: version + 1, limit: 1 });
    if (!found.ok) return fail(found.problem.error);
    const [newest] = found.value.changes;
    if (newest?.version !== version) return fail(HISTORY.notFound);
    const answer = await undoChange(tournament, newest.change);
    if (!answer.ok) {
      return fail(answer.problem.code === "has-dependents" ? HISTORY.laterFirst : answer.problem.error);
    }
    last = newest.summary;
  }
  showToast({ message: newestFirst.length === 1 ? `${HISTORY.undone}: ${last}` : HISTORY.undone });
}

const fail = (reason: string): void =>
  showToast({ kind: "failed", message: `${HISTORY.notUndone} ${reason}` });
