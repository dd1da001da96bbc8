// The home page's card: rebuilt for every change that may show on it.
import { expect, test } from "bun:test";
import fc from "fast-check";
import { canonical } from "#events/canonical.ts";
import { changeTeam } from "#server/features/teams/decide.ts";
import { changesOf, stateAfter } from "#tests/given.ts";
import { actionOn, asNamed, play } from "#tests/random-actions.ts";
import { settings, springOpen } from "#tests/spring-open.ts";
import { homeCard, mayChangeCard } from "./home-card.ts";

test("the card of a tournament is another one only after a change that may change it", () => {
  fc.assert(
    fc.property(fc.array(actionOn(asNamed), { maxLength: 30 }), (actions) => {
      const { changes, states } = play(actions);
      for (const [at, { events }] of changes.entries()) {
        const [before, after] = [states[at]!, states[at + 1]!];
        if (before.version > 0 && canonical(homeCard(before)) !== canonical(homeCard(after)))
          expect(mayChangeCard(events)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test("a champion's new name is on it, though it is a change of the team alone", () => {
  const rename = (state: Parameters<typeof changeTeam>[0]) =>
    changeTeam(state, "aces", { name: "Hawks" }, null);
  const steps = [...springOpen(), settings({ winner: "aces" }), rename];
  expect(homeCard(stateAfter(...steps)).winner).toEqual({ _id: "aces", name: "Hawks" });
  expect(mayChangeCard(changesOf(...steps).at(-1)!.events)).toBe(true);
});
