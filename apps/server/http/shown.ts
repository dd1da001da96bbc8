// What is shown of a fold: its read models and the answers made from them, once per state. They go when the fold goes.
import { nextContent } from "#projections/patches/next-content.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import type { State } from "#projections/state/state.ts";
import type { SnapshotContent } from "#projections/views.ts";
import type { Fold } from "#server/log/folds.ts";
import { ReadyAnswers } from "./ready-answers.ts";

interface Shown {
  state: State;
  content: SnapshotContent;
  answers: ReadyAnswers;
  /** What a change that is being written will show. */
  next: { state: State; content: SnapshotContent } | null;
}

const shown = new WeakMap<Fold, Shown>();

function shownOf(fold: Fold): Shown {
  const { state } = fold;
  const known = shown.get(fold);
  if (known?.state === state) return known;
  const { content } = known?.next?.state === state ? known.next : shownAfter(known, state);
  const made = { state, content, answers: new ReadyAnswers(), next: null };
  shown.set(fold, made);
  return made;
}

const shownAfter = (known: Shown | undefined, state: State) => ({
  state,
  content: known ? nextContent(known, state) : snapshotContent(state),
});

/** The read models of a fold as it is now. */
export const contentOf = (fold: Fold): SnapshotContent => shownOf(fold).content;

/** The same for a state on its way to the log; it is shown only once the fold has it. */
export function foreseenContent(fold: Fold, after: State): SnapshotContent {
  const known = shownOf(fold);
  known.next = shownAfter(known, after);
  return known.next.content;
}

/** The ready answers of a fold as it is now. */
export const answersOf = (fold: Fold): ReadyAnswers => shownOf(fold).answers;

/** The same if its newest state has been shown already; otherwise null, and nothing is made. */
export function answersIfShown(fold: Fold): ReadyAnswers | null {
  const known = shown.get(fold);
  return known?.state === fold.state ? known.answers : null;
}
