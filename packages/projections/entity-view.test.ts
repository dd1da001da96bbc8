// Many read models at once: what they share is computed once, or a large change keeps a server busy for long.
import { expect, test } from "bun:test";
import type { Team } from "#events/entities.ts";
import { stateAfter } from "#tests/given.ts";
import { springOpen } from "#tests/spring-open.ts";
import { entityView, entityViews } from "./entity-view.ts";

class CountedMap extends Map<string, Team> {
  static read = 0;
  override [Symbol.iterator]() {
    CountedMap.read++;
    return super[Symbol.iterator]();
  }
}

test("the standings are made once for the views of many teams, which are those of each alone", () => {
  const spring = stateAfter(...springOpen());
  const state = { ...spring, content: { ...spring.content, team: new CountedMap(spring.content.team) } };
  const ids = [...spring.content.team.keys()];
  const alone = ids.map((id) => entityView(spring, "team", id));
  entityView(state, "team", ids[0]!);
  const once = CountedMap.read;
  CountedMap.read = 0;
  const viewOf = entityViews(state);
  expect(ids.map((id) => viewOf("team", id))).toEqual(alone);
  expect(CountedMap.read).toBe(once);
  expect(once).toBeGreaterThan(0);
  expect(viewOf("team", "nobody")).toBeNull();
});
