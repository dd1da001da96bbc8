// What the log is asked to do, and what it answers: decisions, refusals and answers are plain values.

import type { Id } from "#events/entities.ts";
import type { Change, ChangeKind, ChangeParams, DomainEvent } from "#events/envelope.ts";
import type { State } from "#projections/state.ts";

/** Why an action is not taken: a status, one sentence for a person, a code for a program, and details by case. */
export interface Refusal {
  refused: number;
  error: string;
  code: string;
  details?: Record<string, unknown>;
}

export const refuse = (
  refused: number,
  code: string,
  error: string,
  details?: Record<string, unknown>,
): Refusal => (details ? { refused, error, code, details } : { refused, error, code });

/** One sentence that stands beside a field of the form, too. */
export const refuseField = (refused: number, code: string, field: string, error: string): Refusal =>
  refuse(refused, code, error, { fields: { [field]: error } });

export const isRefusal = (value: object): value is Refusal => "refused" in value;

/** One of several items that could not be done, while the others were. */
export interface RefusedItem {
  _id: Id;
  error: string;
  code: string;
}

/** What happens if the command is taken; no events means that it changes nothing. */
export interface Decision {
  events: DomainEvent[];
  params?: ChangeParams;
  /** The changes that are taken back; an undo alone has them. */
  undoes?: Id[];
  /** What the answer tells beside the events: rows of a bulk act that were refused. */
  refusedItems?: RefusedItem[];
}

/** What people and programs are told, and kept for a repeat of the same command. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Who asks: an account, or nobody. `everything`: may organise all tournaments. */
export interface Viewer {
  account: Id;
  name: string;
  everything: boolean;
}

/**
 * One action on one tournament. `decide` is pure and may run several times, on newer states; `answer` is
 * computed from the state that the decision leads to.
 * `log` is the whole log of the tournament so far, for the decisions that ask history.
 */
export interface Command {
  tournament: Id;
  kind: ChangeKind;
  /** Command id: equal ids are one action, whatever their number. */
  id: Id;
  bodyHash: string;
  viewer: Viewer;
  /** ISO instant that the action is dated with. */
  now: string;
  decide: (state: State, log: () => readonly Change[]) => Decision | Refusal;
  answer: (state: State, change: Change | null, decision: Decision) => Answer;
}

export interface Accepted extends Answer {
  version: number;
}
