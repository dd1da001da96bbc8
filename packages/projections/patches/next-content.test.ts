// Content built from the previous content equals content built from scratch, after any history.
import { expect, test } from "bun:test";
import fc from "fast-check";
import { evolve } from "#projections/state/evolve.ts";
import { changeGames } from "#server/features/games/decide.ts";
import { changeOf, stateAfter } from "#tests/given.ts";
import { actionOn, asNamed, play } from "#tests/random-actions.ts";
import { played, settings, springOpen } from "#tests/spring-open.ts";
import { snapshotContent } from "../snapshot.ts";
import type { SnapshotContent } from "../views.ts";
import { nextContent, type ShownState } from "./next-content.ts";

test("it equals the content from nothing, step by step", () => {
  fc.assert(
    fc.property(fc.array(actionOn(asNamed), { minLength: 5, maxLength: 40 }), (actions) => {
      let shown: ShownState | null = null;
      for (const state of play(actions).states) {
        if (state.version === 0) continue;
        const content: SnapshotContent = shown ? nextContent(shown, state) : snapshotContent(state);
        expect(content).toEqual(snapshotContent(state));
        shown = { state, content };
      }
    }),
    { numRuns: 100 },
  );
});

test.each([true, false])(
  "after a score the other rows are the same objects (custom standing: %p)",
  (custom) => {
    const before = stateAfter(
      ...springOpen(),
      settings({ isCustomStanding: custom }),
      played("g1", "aces", 25, 18, "blockers"),
      played("g2", "crush", 25, 20, "diggers"),
    );
    const known = snapshotContent(before);
    const decision = changeGames(before, [{ id: "g1", fields: { scoreTeam1: 24 }, expected: null }]);
    const after = evolve(before, changeOf(before, decision as never));
    const content = nextContent({ state: before, content: known }, after);
    expect(content).toEqual(snapshotContent(after));
    expect(content.games.map((row, index) => row === known.games[index])).toEqual([false, true]);
    const moved = content.teams.filter((row, index) => row !== known.teams[index]).map(({ name }) => name);
    expect(moved).toEqual(custom ? [] : ["Aces", "Blockers"]);
  },
);
