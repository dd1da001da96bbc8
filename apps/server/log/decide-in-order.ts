// Decides the commands of one tournament in order, each on the state that the ones before it in the batch lead to.
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { readChange } from "#events/schemas/change.ts";
import { namesIn } from "#projections/history/names.ts";
import { homeCard, mayChangeCard } from "#projections/home-card.ts";
import type { Content } from "#projections/state/content.ts";
import { evolve } from "#projections/state/evolve.ts";
import type { State } from "#projections/state/state.ts";
import type { AppendItem } from "./append.ts";
import { beyondBounds } from "./bounds.ts";
import { type Accepted, type Command, type Decision, isRefusal, type Refusal } from "./command.ts";
import type { Fold } from "./folds.ts";
import { organisersOf } from "./organisers-of.ts";

export interface Job {
  command: Command;
  attempt: number;
  settle(outcome: Accepted | Refusal): void;
  fail(error: unknown): void;
}

export interface Decided {
  item: AppendItem;
  /** Gives each command its answer, its refusal or its bug: only once the item is written. */
  tell: (() => void)[];
  /** The state that was decided on, and the one that the item's changes lead to. */
  before: State;
  after: State;
}

/** Out: what to append, and what to tell each command afterwards. */
export function decideInOrder(
  { state: start, changes: log }: Pick<Fold, "state" | "changes">,
  tournament: Id,
  jobs: Job[],
): Decided {
  let state = start;
  const tell: (() => void)[] = [];
  const changes: Change[] = [];
  const answers: AppendItem["answers"] = [];
  for (const job of jobs) {
    try {
      const { command } = job;
      const decision = decisionOn(state, command, () => [...log, ...changes]);
      if (isRefusal(decision)) {
        tell.push(() => job.settle(decision));
        continue;
      }
      const made = decision.events.length > 0 || decision.undoes ? changeOf(state, command, decision) : null;
      const change = made?.change ?? null;
      const next = made?.after ?? state;
      const answer = { ...command.answer(next, change, decision), version: next.version };
      state = next;
      if (change) changes.push(change);
      answers.push({ command: command.id, body_hash: command.bodyHash, ...answer });
      tell.push(() => job.settle(answer));
    } catch (error) {
      tell.push(() => job.fail(error));
    }
  }
  const commands = jobs.map(({ command }) => command.id);
  const item = {
    tournament,
    expected: start.version,
    commands,
    changes,
    answers,
    ...besideTheLog(start, state, changes),
  };
  return { item, tell, before: start, after: state };
}

/** The command's own decision, within what one tournament may hold. */
function decisionOn(state: State, command: Command, log: () => readonly Change[]): Decision | Refusal {
  const decision = command.decide(state, log);
  if (isRefusal(decision) || decision.events.length === 0) return decision;
  return beyondBounds(state, decision.events) ?? decision;
}

/** What is kept beside the log so that it can be found without folding. */
function besideTheLog(
  start: State,
  state: State,
  changes: Change[],
): Pick<AppendItem, "slug" | "home" | "organisers"> {
  if (changes.length === 0) return { slug: null, home: null, organisers: null };
  const card = changes.some(({ events }) => mayChangeCard(events)) ? homeCard(state) : null;
  return {
    slug: start.version === 0 ? (card?.linkindex ?? null) : null,
    home: card && { published: card.isPublished, card },
    organisers: organiseAlike(start.content, state.content) ? null : organisersOf(state),
  };
}

const organiseAlike = (one: Content, other: Content): boolean =>
  one.organiser === other.organiser && one.removal === other.removal;

/** Throws if the decision violates the log's strict shape: that is a bug, and none of it may be written. */
function changeOf(
  state: State,
  command: Command,
  { events, params = {}, undoes = [] }: Decision,
): { change: Change; after: State } {
  const draft: Change = {
    change: crypto.randomUUID(),
    tournament: command.tournament,
    version: state.version + 1,
    at: command.now,
    actor: command.viewer.account,
    kind: command.kind,
    command: command.id,
    params,
    undoes,
    names: {},
    events,
  };
  const after = evolve(state, draft);
  const change = { ...draft, names: namesIn(events, state.content, after.content) };
  const read = readChange(change);
  if ("fault" in read) throw new Error(`A decision of ${command.kind} is not a change: ${read.fault}`);
  return { change, after };
}
