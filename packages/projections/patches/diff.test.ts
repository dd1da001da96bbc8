// What a patch carries: rows that differ, and none that were merely rebuilt.
import { expect, test } from "bun:test";
import { stateAfter } from "#tests/given.ts";
import { game, springOpen } from "#tests/spring-open.ts";
import { snapshotContent } from "../snapshot.ts";
import { diff } from "./diff.ts";

const open = [...springOpen(), game("g1", "aces", "blockers"), game("g2", "crush", "diggers")];

test("two contents that were made apart do not differ", () => {
  expect(diff(snapshotContent(stateAfter(...open)), snapshotContent(stateAfter(...open)))).toBeNull();
});

test("a list that grows or shrinks gives only the row that was added or removed, even if all were rebuilt", () => {
  const [fewer, more] = [stateAfter(...open), stateAfter(...open, game("g3", "aces", "crush"))];
  const grown = diff(snapshotContent(fewer), snapshotContent(more))!;
  expect(grown.set.games?.map(({ _id }) => _id)).toEqual(["g3"]);
  expect(diff(snapshotContent(more), snapshotContent(fewer))).toMatchObject({
    set: {},
    removed: { games: ["g3"] },
  });
});
