// Rounds of random work and random undos that try to break the plan of an undo; a short form runs with the tests.
import fc from "fast-check";
import type { Change } from "#events/envelope.ts";
import { contentText } from "#projections/state/content.ts";
import { evolve, fold } from "#projections/state/evolve.ts";
import { emptyState, type State } from "#projections/state/state.ts";
import { undoChange } from "#server/features/history/decide.ts";
import { isUndo, takenBack } from "#server/features/history/effective.ts";
import { isUndoable, planUndo } from "#server/features/history/plan.ts";
import { isRefusal } from "#server/log/command.ts";
import { changeOf, type Step } from "./given.ts";
import { randomWork } from "./random-work.ts";
import { springOpen } from "./spring-open.ts";
import { checkSound, checkUndo, count, demand, type Tried } from "./undo-properties.ts";

interface Round {
  state: State;
  log: Change[];
}

const ACTIONS = 40;

/**
 * One round: a tournament is played, and after every few actions something is undone.
 * Throws if something does not hold.
 */
export function undoRound(seed: number, tried: Tried): void {
  const steps = [...springOpen(), ...randomWork(seed, ACTIONS)];
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
  const [state, log] = [round.state, [...round.log]];
  const ids = planUndo(log, state.content, target.change).dependents.map(({ change }) => change);
  const made = take(round, (state) => undoChange(state, round.log, target.change, ids), "Undo");
  demand(made !== null, "an undo with its dependents confirmed is taken", round.log);
  count(tried, log, made);
  checkUndo(log, state, made);
  checkSound(round.log, round.state);
  return made;
}

/** Any undoable change; then, sometimes, the undo of the undo. */
function undoOne(round: Round, choice: number, tried: Tried): void {
  const taken = takenBack(round.log);
  const undoable = round.log.filter((change) => isUndoable(change, taken));
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
      round.log,
    );
  if (choice % 2 === 0) {
    undo(round, made, tried);
    demand(
      contentText(round.state.content) === before,
      "undoing an undo is the state before the undo",
      round.log,
    );
  }
}

/** Newest first, down to the created tournament, each step alone. */
function undoEverything(round: Round, tried: Tried): void {
  for (let newest = newestEffective(round.log); newest; newest = newestEffective(round.log)) {
    const made = undo(round, newest, tried);
    demand(made.undoes.length === 1, "the newest effective change has no dependents", round.log);
  }
  demand(
    contentText(round.state.content) === contentText(fold(round.log.slice(0, 1)).content),
    "everything undone is the created tournament",
    round.log,
  );
}

/** The newest ordinary change that is in force and may be undone. */
export function newestEffective(log: readonly Change[]): Change | undefined {
  const taken = takenBack(log);
  return log.findLast((change) => !isUndo(change) && isUndoable(change, taken));
}
