// What is shown of a fold: its read models, and the answers made of them, once per state and gone with the fold.
import { nextContent } from "#projections/next-content.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import type { State } from "#projections/state.ts";
import type { SnapshotContent } from "#projections/views.ts";
import type { Fold } from "#server/log/folds.ts";
import { ReadyAnswers } from "./ready-answers.ts";

interface Shown {
  state: State;
  content: SnapshotContent;
  answers: ReadyAnswers;
}

const shown = new WeakMap<Fold, Shown>();

function shownOf(fold: Fold): Shown {
  const { state } = fold;
  const known = shown.get(fold);
  if (known?.state === state) return known;
  const content = known ? nextContent(known, state) : snapshotContent(state);
  const made = { state, content, answers: new ReadyAnswers() };
  shown.set(fold, made);
  return made;
}

/** The read models of a fold as it is now. */
export const contentOf = (fold: Fold): SnapshotContent => shownOf(fold).content;

/** The answers that are ready for a fold as it is now. */
export const answersOf = (fold: Fold): ReadyAnswers => shownOf(fold).answers;

/** The same, when its newest state has been shown already; else nothing is made. */
export function answersIfShown(fold: Fold): ReadyAnswers | null {
  const known = shown.get(fold);
  return known?.state === fold.state ? known.answers : null;
}
