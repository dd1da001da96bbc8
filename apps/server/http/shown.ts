// What is shown of a fold: its read models, and their texts, made once per state and gone with the fold.
import { nextContent } from "#projections/next-content.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import type { State } from "#projections/state.ts";
import type { SnapshotContent } from "#projections/views.ts";
import type { Refusal } from "#server/log/command.ts";
import type { Fold } from "#server/log/folds.ts";

/** Answers kept of one state, by address; a stranger's made-up queries push nothing else out. */
const MOST_ANSWERS = 50;

interface Shown {
  state: State;
  content: SnapshotContent;
  answers: Map<string, string>;
  /** The same compressed, for those who take it. */
  packed: Map<string, Uint8Array<ArrayBuffer>>;
}

const shown = new WeakMap<Fold, Shown>();

function shownOf(fold: Fold): Shown {
  const { state } = fold;
  const known = shown.get(fold);
  if (known?.state === state) return known;
  const content = known ? nextContent(known, state) : snapshotContent(state);
  const made = {
    state,
    content,
    answers: new Map<string, string>(),
    packed: new Map<string, Uint8Array<ArrayBuffer>>(),
  };
  shown.set(fold, made);
  return made;
}

/** The read models of a fold as it is now. */
export const contentOf = (fold: Fold): SnapshotContent => shownOf(fold).content;

/** A visitor's answer at an address: made once per state, since visitors all see the same. */
export function keptAnswer<R extends string | Refusal>(
  fold: Fold,
  address: string,
  make: () => R,
): string | R {
  const { answers } = shownOf(fold);
  const known = answers.get(address);
  if (known !== undefined) return known;
  const made = make();
  if (typeof made === "string" && answers.size < MOST_ANSWERS) answers.set(address, made);
  return made;
}

/** A kept answer compressed by gzip, made once per state too. */
export function packedAnswer(fold: Fold, address: string, make: () => string): Uint8Array<ArrayBuffer> {
  const { packed } = shownOf(fold);
  const known = packed.get(address);
  if (known) return known;
  const made = Bun.gzipSync(keptAnswer(fold, address, make));
  packed.set(address, made);
  return made;
}
