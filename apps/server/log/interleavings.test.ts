// Two servers, three commands, a lost connection: in every order of calls and answers each command is written once.
import { expect, test } from "bun:test";
import type { Change } from "#events/envelope.ts";
import { fold } from "#projections/state/evolve.ts";
import { stateText } from "#projections/state/state.ts";
import { addTeam } from "#server/features/teams/decide.ts";
import { inEveryOrder, type Order } from "#tests/every-order.ts";
import { changesOf } from "#tests/given.ts";
import { springOpen } from "#tests/spring-open.ts";
import type { Appended, AppendItem, KeptAnswer } from "./append.ts";
import { openAppender } from "./appender.ts";
import { type Command, isRefusal } from "./command.ts";
import { openFolds } from "./folds.ts";

const before = changesOf(...springOpen());
const teamsBefore = fold(before).content.team.size;

/** What the migration's `append` does, in a single step. */
function openLog() {
  const changes: Change[] = [...before];
  const answers = new Map<string, KeptAnswer>();
  const append = (items: AppendItem[]): Appended => {
    const known: Appended["known"] = {};
    const tournaments: Appended["tournaments"] = {};
    for (const { commands } of items)
      for (const id of commands) if (answers.has(id)) known[id] = answers.get(id)!;
    for (const item of items) {
      const { tournament, expected } = item;
      if (item.commands.some((id) => id in known)) tournaments[tournament] = { outcome: "known" };
      else if (expected !== changes.length)
        tournaments[tournament] = { outcome: "behind", version: changes.length };
      else {
        changes.push(...item.changes);
        for (const { command, ...answer } of item.answers) answers.set(command, answer);
        tournaments[tournament] = { outcome: "written", version: changes.length, first: null, last: null };
      }
    }
    return structuredClone({ tournaments, known });
  };
  return { changes, append };
}

const add = (name: string): Command => ({
  tournament: "spring",
  kind: "AddTeam",
  id: `command-${name}`,
  bodyHash: name,
  viewer: { account: "owner", name: "Owner", everything: false },
  now: "2024-05-04T08:00:00.000Z",
  decide: (state) => addTeam(state, name, { name }),
  answer: (state) => ({ status: 201, body: { teams: state.content.team.size } }),
});

/** `work`: which commands each server gets. `losses`: how many calls may fail, before or after the log has them. */
function servers(order: Order, work: string[][], losses: number) {
  const log = openLog();
  let left = losses;
  const call = async <T>(name: string, does: () => T): Promise<T> => {
    const broken = (when: string) => (left > 0 ? [`${name} is cut ${when}`] : []);
    const lost = (chosen: string) => {
      if (!chosen.includes(" is cut ") || left === 0) return;
      left--;
      throw new Error("Connection terminated unexpectedly");
    };
    lost(await order.turn(`${name} arrives`, ...broken("on its way")));
    const answer = does();
    lost(await order.turn(`${name} is answered`, ...broken("before its answer")));
    return answer;
  };
  const sites = work.map((names, index) => {
    let started = false;
    const site = "AB"[index]!;
    const read = (_: string, after: number) =>
      started
        ? order.turn(`${site} reads`).then(() => log.changes.slice(after))
        : Promise.resolve(log.changes.slice(after));
    const folds = openFolds(read);
    const appender = openAppender({
      folds,
      epoch: () => "first",
      append: (_, items) => call(`${site} writes`, () => log.append(items)),
      pause: async () => void (await order.turn(`${site} waits no longer`)),
    });
    const submit = async () => {
      await folds.load("spring");
      started = true;
      return Promise.all(names.map((name) => appender.submit(add(name))));
    };
    return { folds, outcomes: submit() };
  });
  const done = Promise.all(sites.map(({ outcomes }) => outcomes));
  return { log, sites, done };
}

const tell = (order: string[], what: unknown) => ({ order: order.join(", "), what });

test.each([
  ["two on one server and one on the other", [["one", "two"], ["three"]], 1, 5000],
  ["one key on both servers, and another command", [["one", "two"], ["one"]], 1, 500],
  ["nothing lost at all", [["one", "two"], ["three"]], 0, 10],
] as [string, string[][], number, number][])(
  "%s",
  async (_, work, losses, atLeast) => {
    const names = [...new Set(work.flat())];
    const orders = await inEveryOrder((order) => {
      const { log, sites, done } = servers(order, work, losses);
      return {
        done,
        look: async (turns) => {
          const written = log.changes.slice(before.length);
          expect(tell(turns, written.map(({ command }) => command).sort())).toEqual(
            tell(turns, names.map((name) => `command-${name}`).sort()),
          );
          const outcomes = (await done).flat();
          for (const [index, outcome] of outcomes.entries()) {
            const change = written.find(({ command }) => command === `command-${work.flat()[index]}`)!;
            const teams = teamsBefore + change.version - before.length;
            expect(tell(turns, isRefusal(outcome) ? outcome.code : [outcome.version, outcome.body])).toEqual(
              tell(turns, [change.version, { teams }]),
            );
          }
          for (const { folds } of sites) {
            const known = folds.peek("spring")!.state;
            const folded = fold(log.changes.slice(0, known.version));
            expect(tell(turns, stateText(known))).toEqual(tell(turns, stateText(folded)));
          }
        },
      };
    });
    expect(orders).toBeGreaterThanOrEqual(atLeast);
  },
  120_000,
);
