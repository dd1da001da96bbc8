// given(steps).when(decide).then(events or refusal): writes a rule of the decide functions as a test.
import { expect } from "bun:test";
import type { Change, ChangeKind, ChangeParams, DomainEvent } from "#events/envelope.ts";
import { readChange } from "#events/schemas/change.ts";
import { namesIn } from "#projections/history/names.ts";
import { evolve } from "#projections/state/evolve.ts";
import { emptyState, type State } from "#projections/state/state.ts";
import { type Decision, isRefusal, type Refusal } from "#server/log/command.ts";

export type Step = (state: State) => Decision | Refusal;

export interface Told {
  kind?: ChangeKind;
  actor?: string;
}

/** The change that a decision becomes, with ids and times that are the same in every run. */
export function changeOf(
  state: State,
  { events, params = {}, undoes = [] }: Decision,
  told: Told = {},
): Change {
  const version = state.version + 1;
  const draft: Change = {
    change: `change-${version}`,
    tournament: "spring",
    version,
    at: new Date(Date.UTC(2024, 4, 4, 8, version)).toISOString(),
    actor: told.actor ?? "owner",
    kind: told.kind ?? "ChangeGames",
    command: `command-${version}`,
    params: params as ChangeParams,
    undoes,
    names: {},
    events,
  };
  const after = evolve(state, draft);
  const change = { ...draft, names: namesIn(events, state.content, after.content) };
  const read = readChange(change);
  if ("fault" in read) throw new Error(`Not a change that may enter the log: ${read.fault}`);
  return change;
}

/** Takes one step, which must be accepted; a step that changes nothing makes no version. */
export function step(state: State, decide: Step, told: Told = {}): { state: State; change: Change | null } {
  const decision = decide(state);
  if (isRefusal(decision)) throw new Error(`A given step was refused: ${decision.error}`);
  if (decision.events.length === 0) return { state, change: null };
  const change = changeOf(state, decision, told);
  return { state: evolve(state, change), change };
}

export const stateAfter = (...steps: Step[]): State =>
  steps.reduce((state, decide) => step(state, decide).state, emptyState());

/** The log that the steps make. */
export function changesOf(...steps: Step[]): Change[] {
  let state = emptyState();
  return steps.flatMap((decide) => {
    const taken = step(state, decide);
    state = taken.state;
    return taken.change ? [taken.change] : [];
  });
}

type ExpectedEvent = Partial<DomainEvent> & Pick<DomainEvent, "type">;
type ExpectedRefusal = Partial<Refusal> & Pick<Refusal, "refused" | "code">;

export function given(...steps: Step[]) {
  const state = stateAfter(...steps);
  return {
    when: (decide: Step) => {
      const outcome = decide(state);
      return {
        /** In: all the events in order, or the refusal. Out: the state they lead to. */
        // biome-ignore lint/suspicious/noThenProperty: given, when, then is how these tests read.
        then(expected: ExpectedEvent[] | ExpectedRefusal): State {
          if (!Array.isArray(expected) || isRefusal(outcome)) {
            expect(outcome).toMatchObject(expected as object);
            return state;
          }
          expect(outcome.events).toMatchObject(expected);
          return outcome.events.length === 0 ? state : evolve(state, changeOf(state, outcome));
        },
      };
    },
  };
}
