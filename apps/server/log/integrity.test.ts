// A long log is checked change by change: each check costs what the change touches, not what the tournament holds.
import { expect, test } from "bun:test";
import type { Change } from "#events/envelope.ts";
import { evolve } from "#projections/state/evolve.ts";
import { emptyState, type State } from "#projections/state/state.ts";
import { Integrity } from "./integrity.ts";

type Events = Change["events"];

const touch = (entity: string, id: string, before: object | null, after: object | null) =>
  [{ entity, id, before, after }] as unknown as Events;

/** Takes the changes one after another. Out: whether each was accepted. */
function judged(...changes: Events[]): boolean[] {
  const integrity = new Integrity();
  let state: State = emptyState();
  return changes.map((events, at) => {
    const next = evolve(state, { version: at + 1, events } as Change);
    const taken = integrity.takes(state.content, next.content, { events });
    if (taken) state = next;
    return taken;
  });
}

const team = (id: string, name: string, division: string | null = null) =>
  touch("team", id, null, { name, division });
const gone = (kind: string, id: string) => touch(kind, id, {}, null);
const game = (id: string, team1: string, team2: string) =>
  touch("game", id, null, { pair: { team1, team2 }, division: null });

test("a name is unique, free again once it is gone or changed, and a refused change leaves nothing behind", () => {
  expect(
    judged(
      team("a", "Aces"),
      team("b", "ACES"),
      touch("team", "a", { name: "Aces" }, { name: "Eagles" }),
      team("b", "aces"),
      team("c", "Eagles"),
      gone("team", "a"),
      team("c", "Eagles"),
    ),
  ).toEqual([true, false, true, true, false, true, true]);
});

test("nothing may refer to what does not exist, and nothing referred to may be removed", () => {
  expect(
    judged(
      team("a", "Aces", "gold"),
      touch("division", "gold", null, { name: "Gold" }),
      team("a", "Aces", "gold"),
      gone("division", "gold"),
      team("b", "Blockers"),
      game("g", "a", "b"),
      game("h", "a", "nobody"),
      gone("team", "b"),
      gone("game", "g"),
      gone("team", "b"),
    ),
  ).toEqual([false, true, true, false, true, true, false, false, true, true]);
});

test("teams change their names with each other in one change", () => {
  const swap = [...touch("team", "a", {}, { name: "Blockers" }), ...touch("team", "b", {}, { name: "Aces" })];
  expect(judged(team("a", "Aces"), team("b", "Blockers"), swap)).toEqual([true, true, true]);
});

test("there is one wildcard game per rank", () => {
  const at = (id: string, rank: number) =>
    touch("wildcardGame", id, null, { rank, team1: null, team2: null, division: null });
  expect(judged(at("x", 1), at("y", 1), at("y", 2), gone("wildcardGame", "x"), at("z", 1))).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

test("the names of the teams that a change does not touch are not read", () => {
  const integrity = new Integrity();
  let state: State = emptyState();
  let read = 0;
  const counted = (name: string) => ({
    division: null,
    get name() {
      read++;
      return name;
    },
  });
  for (let at = 0; at < 200; at++) {
    const events = team(`t${at}`, `Team ${at}`);
    const next = evolve(state, { version: at + 1, events } as Change);
    const entities = new Map(next.content.team);
    entities.set(`t${at}`, counted(`Team ${at}`) as never);
    const after = { ...next, content: { ...next.content, team: entities } };
    expect(integrity.takes(state.content, after.content, { events })).toBe(true);
    state = after;
  }
  expect(read).toBeLessThan(200 * 10);
});
