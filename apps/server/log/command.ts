// What the log is asked to do, and what it answers: decisions, refusals and answers are plain values.

import type { Id } from "#events/entities.ts";
import type { Change, ChangeKind, ChangeParams, DomainEvent } from "#events/envelope.ts";
import type { State } from "#projections/state/state.ts";

/**
 * Why an action is refused: a status, one sentence for a person, a code for a program, and
 * details that depend on the code.
 */
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

/** One sentence that also stands beside a field of the form. */
export const refuseField = (refused: number, code: string, field: string, error: string): Refusal =>
  refuse(refused, code, error, { fields: { [field]: error } });

export const isRefusal = (value: object): value is Refusal => "refused" in value;

/** One of several items that could not be done while the others were. */
export interface RefusedItem {
  _id: Id;
  error: string;
  code: string;
}

/** What happens if the command is accepted; no events means that nothing changes. */
export interface Decision {
  events: DomainEvent[];
  params?: ChangeParams;
  /** The changes that are undone; only an undo has any. */
  undoes?: Id[];
  /** What the answer says besides the events: the refused items of a bulk action. */
  refusedItems?: RefusedItem[];
}

/** What people and programs are told; kept for repeats of the same command. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The caller: an account, or nobody. `everything`: may organise all tournaments. */
export interface Viewer {
  account: Id;
  name: string;
  everything: boolean;
}

/**
 * One action on one tournament. `decide` is pure and may run several times, on newer states;
 * `answer` is computed from the state that the decision leads to. `log` is the tournament's whole
 * log so far, for decisions about history.
 */
export interface Command {
  tournament: Id;
  kind: ChangeKind;
  /** Command id: equal ids are one action, however often they arrive. */
  id: Id;
  bodyHash: string;
  viewer: Viewer;
  /** The action's time, as an ISO instant. */
  now: string;
  decide: (state: State, log: () => readonly Change[]) => Decision | Refusal;
  answer: (state: State, change: Change | null, decision: Decision) => Answer;
}

export interface Accepted extends Answer {
  version: number;
}
