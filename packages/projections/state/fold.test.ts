// Properties of the fold, the snapshot and its patches over random tournaments.
import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Change } from "#events/envelope.ts";
import { formatLog } from "#events/log.ts";
import { readLog } from "#events/schemas/log.ts";
import { changeGames } from "#server/features/games/decide.ts";
import { type Step, stateAfter } from "#tests/given.ts";
import { actionOn, asNamed, play } from "#tests/random-actions.ts";
import { game, settings, springOpen } from "#tests/spring-open.ts";
import { LIST_NAMES, sortList } from "../lists.ts";
import { inFields } from "../patches/changed-fields.ts";
import { diff } from "../patches/diff.ts";
import { applyPatch, receive } from "../patches/patch.ts";
import { snapshotContent } from "../snapshot.ts";
import { standings } from "../standings/standings.ts";
import { type Patch, PROTOCOL, type Snapshot } from "../views.ts";
import { evolve, fold } from "./evolve.ts";
import { emptyState, type State, stateText } from "./state.ts";

const actions = fc.array(actionOn(asNamed), { maxLength: 30 });
const snapshot = (state: State): Snapshot => ({
  protocol: PROTOCOL,
  epoch: "e",
  version: state.version,
  ...snapshotContent(state),
});

/** As both kinds of streams send it: as whole rows, and as changed fields of existing rows. */
function patchesBetween(before: State, after: State): Patch[] {
  const old = snapshotContent(before);
  const difference = diff(old, snapshotContent(after));
  if (!difference) return [];
  const head = { protocol: PROTOCOL, epoch: "e", from: before.version, version: after.version };
  return [difference, inFields(difference, old)].map((told) =>
    JSON.parse(JSON.stringify({ ...head, ...told })),
  );
}

test("a patch between any two versions makes the one snapshot of the other", () => {
  fc.assert(
    fc.property(actions, fc.nat(), fc.nat(), (actions, a, b) => {
      const { states } = play(actions);
      const at = (n: number) => states[1 + (n % (states.length - 1))]!;
      const [before, after] = at(a).version <= at(b).version ? [at(a), at(b)] : [at(b), at(a)];
      const patches = patchesBetween(before, after);
      for (const patch of patches) expect(applyPatch(snapshot(before), patch)).toEqual(snapshot(after));
      if (patches.length === 0) expect(snapshotContent(before)).toEqual(snapshotContent(after));
    }),
    { numRuns: 150 },
  );
});

test("games without a date of their own move with the start date, although none of them is in the patch", () => {
  const games = [game("g1", "aces", "blockers", { date: "2024-05-05" }), game("g2", "crush", "diggers")];
  const moved = (startdate: string): Step[] => [...springOpen(), ...games, settings({ startdate })];
  const [before, after] = [stateAfter(...springOpen(), ...games), stateAfter(...moved("2024-05-06"))];
  const patches = patchesBetween(before, after);
  for (const patch of patches) {
    expect(patch.set.games).toBeUndefined();
    expect(applyPatch(snapshot(before), patch).games.map(({ _id }) => _id)).toEqual(["g1", "g2"]);
  }
  expect(patches).toHaveLength(2);
  expect(snapshot(before).games.map(({ _id }) => _id)).toEqual(["g2", "g1"]);
});

test("patches applied one by one equal the snapshot", () => {
  fc.assert(
    fc.property(actions, (actions) => {
      const { states } = play(actions);
      for (const kind of [0, 1]) {
        let page = snapshot(states[1]!);
        for (let version = 2; version < states.length; version++) {
          const patch = patchesBetween(states[version - 1]!, states[version]!)[kind];
          if (!patch) continue;
          expect(receive(page, { ...patch, from: page.version })).toBe("apply");
          page = applyPatch(page, patch);
        }
        expect({ ...page, version: 0 }).toEqual({ ...snapshot(states.at(-1)!), version: 0 });
      }
    }),
    { numRuns: 100 },
  );
});

test("a fold equals its steps, also after a way through text", () => {
  fc.assert(
    fc.property(actions, (actions) => {
      const { changes, states } = play(actions);
      const read = readLog(formatLog(changes));
      expect(read).toEqual({ changes });
      expect(stateText(fold((read as { changes: Change[] }).changes))).toBe(stateText(states.at(-1)!));
    }),
    { numRuns: 100 },
  );
});

test("evolve leaves its input untouched", () => {
  fc.assert(
    fc.property(actions, (actions) => {
      const { changes } = play(actions);
      let state = emptyState();
      for (const change of changes) {
        const before = stateText(state);
        const copy = structuredClone(change);
        const next = evolve(state, change);
        expect(stateText(state)).toBe(before);
        expect(change).toEqual(copy);
        state = next;
      }
    }),
    { numRuns: 40 },
  );
});

test("evolve is total: any change applies to any state, also one of another tournament", () => {
  fc.assert(
    fc.property(actions, actions, (one, other) => {
      const state = play(one).states.at(-1)!;
      for (const change of play(other).changes.toReversed())
        expect(evolve(state, change).version).toBe(change.version);
    }),
    { numRuns: 60 },
  );
});

test("stamps never pass the version, and an entity without stamps does not exist", () => {
  fc.assert(
    fc.property(actions, (actions) => {
      const state = play(actions).states.at(-1)!;
      const ids = Object.values(state.content).flatMap((entities) => [...entities.keys()]);
      expect(new Set(state.stamps.keys())).toEqual(new Set(ids));
      for (const stamp of state.stamps.values())
        expect(Math.max(...Object.values(stamp))).toBeLessThanOrEqual(state.version);
    }),
    { numRuns: 60 },
  );
});

test("decide never throws, and accepts enough of what is random for these properties to mean something", () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(actions, (actions) => {
      const played = play(actions);
      accepted += played.changes.length - springOpen().length;
      refused += played.refused;
    }),
    { numRuns: 150 },
  );
  expect(accepted).toBeGreaterThan(150);
  expect(refused).toBeGreaterThan(150);
});

test("the order in which scores are entered does not change the standings", () => {
  const pairs = [
    ["aces", "blockers"],
    ["crush", "diggers"],
    ["aces", "crush"],
    ["blockers", "diggers"],
    ["aces", "diggers"],
    ["blockers", "crush"],
  ] as const;
  const games = pairs.map(([a, b], index) => game(`g${index}`, a, b));
  const scores = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { minLength: 6, maxLength: 6 });
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
  fc.assert(
    fc.property(scores, order, (scores, order) => {
      const enter = (index: number) => (state: State) => {
        const [scoreTeam1, scoreTeam2] = scores[index]!;
        return changeGames(state, [{ id: `g${index}`, fields: { scoreTeam1, scoreTeam2 }, expected: null }]);
      };
      const shown = (indices: number[]) =>
        standings(
          stateAfter(...springOpen({ isCustomStanding: false }), ...games, ...indices.map(enter)).content,
        );
      expect(shown(order)).toEqual(shown([0, 1, 2, 3, 4, 5]));
    }),
    { numRuns: 60 },
  );
});

test("a snapshot's lists are in the one order that pages keep them in", () => {
  fc.assert(
    fc.property(actions, (actions) => {
      const content = snapshotContent(play(actions).states.at(-1)!);
      for (const list of LIST_NAMES) {
        const rows = content[list] as never[];
        expect(sortList(list, rows.toReversed(), content.tournament)).toEqual(rows);
      }
    }),
    { numRuns: 80 },
  );
});

test("what a page does with a frame: old news, apply, or resynchronise", () => {
  const patch = { protocol: PROTOCOL, epoch: "e", from: 5, version: 7, set: {}, removed: {} };
  const have = (version: number, epoch = "e") => receive({ epoch, version }, patch);
  expect([have(4), have(5), have(6), have(7), have(8), have(6, "other")]).toEqual([
    "resynchronise",
    "apply",
    "apply",
    "drop",
    "drop",
    "resynchronise",
  ]);
});
