// A calendar does not follow an endless log: one look at such a calendar blocked the server for many seconds.
import { expect, test } from "bun:test";
import type { Change } from "#events/envelope.ts";
import { fold } from "#projections/state/evolve.ts";
import { addGame } from "#server/features/games/decide.ts";
import { changesOf } from "#tests/given.ts";
import { springOpen } from "#tests/spring-open.ts";
import { entriesNow, entriesOf, stepsThrough } from "./entries.ts";

const log = changesOf(...springOpen(), (state) =>
  addGame(state, "opener", { team1: "aces", team2: "blockers", time: "09:00" }),
);
const last = log.at(-1)!;

/** The game moved from court to court, many times. */
const moved = (times: number): Change[] => [
  ...log,
  ...Array.from({ length: times }, (_, at): Change => {
    const [event] = last.events;
    const court = (number: number) => ({ court: `${number}` });
    return {
      ...last,
      change: `moved ${at}`,
      version: last.version + 1 + at,
      events: [{ ...event!, type: "GameRescheduled", before: court(at), after: court(at + 1) } as never],
    };
  }),
];

test("following the log gives the present entries, if no game is gone", () => {
  const changes = moved(3);
  const state = fold(changes);
  const entries = entriesOf(state, changes, "aces");
  expect(entries).toMatchObject([
    { id: "opener", shown: { court: "3", time: "09:00" }, sequence: last.version + 3, cancelled: false },
  ]);
  expect(entriesNow(state, changes, "aces")).toEqual(entries);
});

test("steps are games that were made times changes that may alter a calendar, also of games that are gone", () => {
  const before = stepsThrough(log);
  expect(before).toBeGreaterThan(0);
  expect(stepsThrough(moved(1000))).toBeGreaterThan(1000);
  const gone = { ...last, events: [{ ...last.events[0]!, type: "GameRemoved", after: null } as never] };
  expect(stepsThrough([...moved(1000), gone])).toBeGreaterThanOrEqual(stepsThrough(moved(1000)));
});
