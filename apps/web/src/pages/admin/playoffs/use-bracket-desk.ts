// Everything typed into wildcards and the bracket, and its one save; a correction that reaches later games asks first.
import { useState } from "react";
import type { Problem } from "#web/api/outcome.ts";
import { changePlayoffGames } from "#web/api/playoffs.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { undoableToast } from "../history/undo-newest.ts";
import {
  type AnyGame,
  afterConflict,
  afterSaving,
  type BracketEdit,
  type BracketEdits,
  type FieldName,
  itemsOf,
  onTopOfTheirs,
  typeInto,
} from "./bracket-edits.ts";

export interface BracketDesk {
  edits: BracketEdits;
  unsaved: number;
  failure: string;
  /** A refusal that waits for a confirmation, naming the later games. */
  asking: Problem | null;
  type: (game: AnyGame, name: FieldName, value: string) => void;
  keepTheirs: (id: string) => void;
  takeMine: (id: string) => void;
  save: () => Promise<boolean>;
  /** Clears the scores that were named. Throws with the reason when it is refused. */
  confirm: () => Promise<void>;
  dismiss: () => void;
}

export function useBracketDesk(tournament: string): BracketDesk {
  const [edits, setEdits] = useState<BracketEdits>(new Map());
  const [failure, setFailure] = useState("");
  const [asking, setAsking] = useState<Problem | null>(null);
  const items = itemsOf(edits);

  function put(id: string, next: (edit: BracketEdit | undefined) => BracketEdit | null) {
    setEdits((now) => {
      const changed = new Map(now);
      const edit = next(now.get(id));
      if (edit) changed.set(id, edit);
      else changed.delete(id);
      return changed;
    });
  }

  async function send(confirmed: boolean): Promise<Problem | null> {
    setFailure("");
    const sent = edits;
    const answer = await changePlayoffGames(tournament, items, confirmed);
    if (!answer.ok) return answer.problem;
    setEdits((now) => afterSaving(now, sent, answer.value));
    showToast(undoableToast(tournament, PLAYOFFS.updated, answer));
    return null;
  }

  async function save(): Promise<boolean> {
    if (items.length === 0) return true;
    const problem = await send(false);
    if (!problem) return true;
    if (problem.conflicts.length > 0) {
      setEdits((now) => afterConflict(now, problem));
      setFailure(PLAYOFFS.conflict);
    } else if (problem.confirmable) setAsking(problem);
    else setFailure(problem.error);
    return false;
  }

  return {
    edits,
    unsaved: items.length,
    failure,
    asking,
    type: (game, name, value) => put(game._id, (edit) => typeInto(game, edit, name, value)),
    keepTheirs: (id) => put(id, () => null),
    takeMine: (id) => put(id, (edit) => (edit ? onTopOfTheirs(edit) : null)),
    save,
    confirm: async () => {
      const problem = await send(true);
      if (problem) throw new Error(problem.error);
    },
    dismiss: () => setAsking(null),
  };
}
