// Saving and deleting the selected rows, each in one change that can be undone; every row shows its own reason.
import { useState } from "react";
import { changeRows, type RowKind, removeRows } from "#web/api/entries.ts";
import { problemOf } from "#web/api/outcome.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { ROWS, type RowWords } from "#web/sentences/rows.ts";
import { undoableToast } from "../history/undo-newest.ts";
import { type Edits, type RowEdit, type Stored, saveTogether } from "./row-edits.ts";

type RowActs = {
  tournament: string;
  kind: RowKind;
  words: RowWords;
  edits: Edits;
  change: (id: string, next: (edit: RowEdit) => RowEdit | null) => void;
  /** Once the pressed button is gone. */
  onDone: () => void;
};

export function useRowActs({ tournament, kind, words, edits, change, onDone }: RowActs) {
  const [failure, setFailure] = useState<{ title: string; reason: string } | null>(null);

  async function update(ids: readonly string[]): Promise<boolean> {
    setFailure(null);
    const chosen = [...edits].filter(([id]) => ids.includes(id));
    const { outcome, problems } = await saveTogether(chosen, (items) => changeRows(tournament, kind, items));
    if (!outcome) {
      setFailure({ title: words.updateFailed, reason: ROWS.nothingTyped });
      return false;
    }
    if (outcome.ok) {
      for (const [id] of chosen) change(id, () => null);
      showToast(undoableToast(tournament, words.updated, outcome));
      onDone();
      return true;
    }
    for (const [id] of chosen) change(id, (edit) => ({ ...edit, problem: problems.get(id) ?? null }));
    const reason = problems.size > 0 ? ROWS.held(problems.size, chosen.length) : outcome.problem.error;
    setFailure({ title: words.updateFailed, reason });
    return false;
  }

  /** After a conflict: the row shows what is stored, and what was said about all rows no longer holds. */
  function keepTheirs(id: string): void {
    setFailure(null);
    change(id, () => null);
    onDone();
  }

  /** Rejects with a sentence if the request failed; a refused row stays selected and says why. */
  async function remove(rows: readonly Stored[]): Promise<void> {
    setFailure(null);
    const answer = await removeRows(tournament, kind, rows);
    if (!answer.ok) throw new Error(`${words.deleteFailed} ${answer.problem.error}`);
    const { deleted, refused } = answer.value;
    for (const id of deleted) change(id, () => null);
    for (const { _id, error, code } of refused)
      change(_id, (edit) => ({ ...edit, problem: problemOf("refused", code, error) }));
    if (refused.length > 0) {
      setFailure({ title: words.deleteFailed, reason: ROWS.deletedSome(deleted.length, rows.length) });
    }
    if (deleted.length === 0) return;
    const told = refused.length > 0 ? ROWS.deletedCount(deleted.length) : words.deleted;
    showToast(undoableToast(tournament, told, answer));
  }

  return { failure, update, remove, keepTheirs };
}
