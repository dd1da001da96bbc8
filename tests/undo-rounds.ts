// Rounds of random work and random undos that try to break the plan of an undo; a short form runs with the tests.
import fc from "fast-check";
import { ENTITY_KINDS } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { contentText } from "#projections/content.ts";
import { evolve, fold } from "#projections/evolve.ts";
import { emptyState, type State } from "#projections/state.ts";
import { undoChange } from "#server/features/history/decide.ts";
import { isUndo, takenBack } from "#server/features/history/effective.ts";
import { isUndoable, planUndo } from "#server/features/history/plan.ts";
import { strictFold } from "#server/features/history/strict-fold.ts";
import { isRefusal } from "#server/log/command.ts";
import { breaksRules } from "#server/log/integrity.ts";
import { changeOf, type Step } from "./given.ts";
import { action } from "./random-actions.ts";
import { playoffAction } from "./random-playoffs.ts";
import { springOpen } from "./spring-open.ts";

interface Round {
  state: State;
  log: Change[];
}

export interface Tried {
  undos: number;
  withDependents: number;
  redos: number;
}

const ACTIONS = 40;

/** One round: a tournament is played, and after every few actions something is undone. Throws what does not hold. */
export function undoRound(seed: number, tried: Tried): void {
  const mixed = fc.oneof({ weight: 3, arbitrary: action }, { weight: 2, arbitrary: playoffAction });
  const steps = [...springOpen(), ...fc.sample(mixed, { numRuns: ACTIONS, seed })];
  const choices = fc.sample(fc.nat(1_000_000), { numRuns: ACTIONS * 2, seed: seed + 1 });
  const round: Round = { state: emptyState(), log: [] };
  for (const [index, decide] of steps.entries()) {
    take(round, decide, "ChangeGames");
    if (index > 6 && choices[index]! % 3 === 0) undoOne(round, choices[index]!, tried);
  }
  undoEverything(round, tried);
}

function take(round: Round, decide: Step, kind: Change["kind"]): Change | null {
  const decision = decide(round.state);
  if (isRefusal(decision) || (decision.events.length === 0 && !decision.undoes)) return null;
  const first = round.log.length === 0;
  const change = changeOf(round.state, decision, { kind: first ? "CreateTournament" : kind });
  round.state = evolve(round.state, change);
  round.log.push(change);
  return change;
}

function undo(round: Round, target: Change, tried: Tried): Change {
  const { dependents } = planUndo(round.log, round.state.content, target.change);
  const ids = dependents.map(({ change }) => change);
  const before = takenBack(round.log);
  const made = take(round, (state) => undoChange(state, round.log, target.change, ids), "Undo");
  demand(made !== null, "an undo with its dependents confirmed is taken", round);
  tried.undos++;
  if (ids.length > 0) tried.withDependents++;
  if (isUndo(target)) tried.redos++;
  checkSound(round);
  if (!isUndo(target)) {
    const [after, named] = [takenBack(round.log), new Set([target.change, ...ids])];
    const others = round.log.filter(
      (change) => !isUndo(change) && !before.has(change.change) && !named.has(change.change),
    );
    demand(
      others.every(({ change }) => !after.has(change)),
      "what is not in the list stays effective",
      round,
    );
  }
  return made!;
}

/** Any undoable change; then, sometimes, the undo of the undo. */
function undoOne(round: Round, choice: number, tried: Tried): void {
  const undoable = round.log.filter((change) => isUndoable(round.log, change));
  const target = undoable[choice % Math.max(1, undoable.length)];
  if (!target) return;
  const last = round.log.at(-1) === target;
  const before = contentText(round.state.content);
  const earlier = contentText(fold(round.log.slice(0, -1)).content);
  const made = undo(round, target, tried);
  if (last)
    demand(
      made.undoes.length === 1 && contentText(round.state.content) === earlier,
      "undoing the newest change is the state before it",
      round,
    );
  if (choice % 2 === 0) {
    undo(round, made, tried);
    demand(
      contentText(round.state.content) === before,
      "undoing an undo is the state before the undo",
      round,
    );
  }
}

/** Newest first, down to the created tournament, each step alone. */
function undoEverything(round: Round, tried: Tried): void {
  for (;;) {
    const taken = takenBack(round.log);
    const newest = round.log.findLast(
      (change) => !isUndo(change) && !taken.has(change.change) && isUndoable(round.log, change),
    );
    if (!newest) break;
    const made = undo(round, newest, tried);
    demand(made.undoes.length === 1, "the newest effective change has no dependents", round);
  }
  demand(
    contentText(round.state.content) === contentText(fold(round.log.slice(0, 1)).content),
    "everything undone is the created tournament",
    round,
  );
}

function checkSound({ state, log }: Round): void {
  const taken = takenBack(log);
  const effective = log.filter((change) => !isUndo(change) && !taken.has(change.change));
  const { content, skipped } = strictFold(effective);
  demand(skipped.length === 0, "what is effective fits", { state, log });
  demand(
    contentText(content) === contentText(state.content),
    "the log's fold is the strict fold of what is effective",
    { state, log },
  );
  const everything = ENTITY_KINDS.flatMap((entity) =>
    [...state.content[entity].keys()].map((id) => ({ entity, id, after: null })),
  );
  demand(
    !breaksRules(state.content, { events: everything as unknown as Change["events"] }),
    "the rules of integrity hold",
    { state, log },
  );
}

function demand(holds: boolean, what: string, { log }: Round): void {
  if (!holds)
    throw new Error(
      `Does not hold: ${what}. The log:\n${log.map((change) => JSON.stringify(change)).join("\n")}`,
    );
}
