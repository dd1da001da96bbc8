// The undo generator over two servers of one database: both work and undo at once, each on what it has seen so far.
import fc from "fast-check";
import { v5 as uuidFrom } from "uuid";
import type { Change } from "#events/envelope.ts";
import { contentText } from "#projections/state/content.ts";
import { evolve, fold } from "#projections/state/evolve.ts";
import { emptyState } from "#projections/state/state.ts";
import { type Confirmation, undoChange } from "#server/features/history/decide.ts";
import { isUndo, takenBack } from "#server/features/history/effective.ts";
import { isUndoable, planUndo } from "#server/features/history/plan.ts";
import { addTeam } from "#server/features/teams/decide.ts";
import { createTournament } from "#server/features/tournaments/decide.ts";
import { type Accepted, type Command, isRefusal, type Refusal, type Viewer } from "#server/log/command.ts";
import { readChanges } from "#server/log/read-changes.ts";
import type { Site } from "#server/site.ts";
import type { Step } from "./given.ts";
import type { IdOf } from "./random-actions.ts";
import { randomWork } from "./random-work.ts";
import { division } from "./spring-open.ts";
import { checkSound, checkUndo, count, demand, type Tried } from "./undo-properties.ts";
import { newestEffective } from "./undo-rounds.ts";

const WAVES = 20;
/** The commands of one wave, half of them on each server, all sent before any is answered. */
const AT_ONCE = 4;

type Decide = Command["decide"];
type Both = readonly [Site, Site];

/** One tournament, played and undone through both servers at once. Throws if something does not hold. */
export async function undoRoundOnTwoServers(servers: Both, seed: number, tried: Tried): Promise<void> {
  const day = await openDay(servers);
  const steps = randomWork(seed, WAVES * AT_ONCE, day.idOf);
  const choices = fc.sample(fc.nat(1_000_000), { numRuns: WAVES * AT_ONCE, seed: seed + 1 });
  for (let at = 0; at < steps.length; at += AT_ONCE) {
    await Promise.all(
      steps.slice(at, at + AT_ONCE).map((step, index) => {
        const choice = choices[at + index]!;
        return choice % 3 === 0 ? day.undo(servers[index % 2]!, choice) : day.work(servers[index % 2]!, step);
      }),
    );
  }
  await day.undoEverything();
  judge(await day.log(), tried);
  await day.checkFolds();
  day.checkAcknowledged(await day.log());
}

async function openDay(servers: Both) {
  const tournament = crypto.randomUUID();
  const viewer: Viewer = { account: crypto.randomUUID(), name: "Robin Hale", everything: true };
  /** The version in each acknowledged command's answer, if it changed anything. */
  const acknowledged = new Map<string, number>();

  async function submit(
    { appender }: Site,
    kind: Command["kind"],
    decide: Decide,
  ): Promise<Accepted | Refusal> {
    const id = crypto.randomUUID();
    let changed = false;
    const outcome = await appender.submit({
      ...{ tournament, kind, id, viewer, decide },
      bodyHash: "",
      now: new Date().toISOString(),
      answer: (_, change) => {
        changed = change !== null;
        return { status: 200, body: {} };
      },
    });
    if (!isRefusal(outcome) && changed) acknowledged.set(id, outcome.version);
    return outcome;
  }

  const slug = `undo-${tournament.slice(0, 8)}`;
  const details = { name: "Spring Open", acronym: "SPRING24", startdate: "2024-05-04", slug };
  await submit(servers[0], "CreateTournament", () => createTournament(tournament, viewer.account, details));
  const work = (server: Site, step: Step) => submit(server, "ChangeGames", step);
  const idOf: IdOf = (team) => uuidFrom(team, tournament);
  await work(servers[0], division("Gold"));
  for (const name of ["Aces", "Blockers", "Crush", "Diggers"]) {
    const team = idOf(name.toLowerCase());
    await work(servers[0], (state) => addTeam(state, team, { name, division: "gold" }));
  }
  const log = () => readChanges(servers[0].db, tournament);

  return {
    idOf,
    log,
    work,
    /**
     * As a person would: chosen and confirmed on what this server showed, which may be
     * old by the time it is decided.
     */
    async undo(server: Site, choice: number): Promise<void> {
      const { state, changes } = await server.folds.load(tournament);
      const seen = [...changes];
      const taken = takenBack(seen);
      const undoable = seen.filter((change) => isUndoable(change, taken));
      const target = undoable[choice % Math.max(1, undoable.length)];
      if (!target) return;
      const shown = planUndo(seen, state.content, target.change).dependents.map(({ change }) => change);
      const undo = (confirm: Confirmation) =>
        submit(server, "Undo", (state, log) => undoChange(state, log(), target.change, confirm));
      const outcome = await undo(shown);
      if (isRefusal(outcome) && outcome.code === "has-dependents") await undo(true);
    },
    /** Newest first, each step alone, by both servers in turn. */
    async undoEverything(): Promise<void> {
      for (let turn = 0; ; turn++) {
        const server = servers[turn % 2]!;
        await server.folds.catchUp(tournament);
        const { changes } = await server.folds.load(tournament);
        const newest = newestEffective(changes);
        if (!newest) break;
        const outcome = await submit(server, "Undo", (state, log) =>
          undoChange(state, log(), newest.change, []),
        );
        demand(!isRefusal(outcome), "the newest effective change has no dependents", changes);
      }
      const made = await log();
      const first = contentText(fold(made.slice(0, 1)).content);
      demand(contentText(fold(made).content) === first, "everything undone is the created tournament", made);
    },
    async checkFolds(): Promise<void> {
      const made = await log();
      for (const { folds } of servers) {
        await folds.catchUp(tournament);
        const { state } = await folds.load(tournament);
        demand(
          contentText(state.content) === contentText(fold(made).content),
          "both servers have the log",
          made,
        );
      }
    },
    checkAcknowledged(made: readonly Change[]): void {
      demand(
        made.length === acknowledged.size &&
          made.every(({ command, version }) => acknowledged.get(command) === version),
        "every acknowledged change is in the log once, at the version that was told, and no other is",
        made,
      );
    },
  };
}

/** Goes through a log as it was written: each undo must be what it would have been if nobody else had been there. */
function judge(log: readonly Change[], tried: Tried): void {
  let state = emptyState();
  for (const [index, change] of log.entries()) {
    const earlier = log.slice(0, index);
    const before = state;
    state = evolve(state, change);
    if (!isUndo(change)) continue;
    count(tried, earlier, change);
    checkUndo(earlier, before, change);
    checkSound(log.slice(0, index + 1), state);
  }
}
