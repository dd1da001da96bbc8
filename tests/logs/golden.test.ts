// Golden replays: frozen logs of whole tournaments and what must come out of them, now and in ten years.
import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatLog } from "#events/log.ts";
import { SCHEMA } from "#events/upcasters.ts";
import { inFields } from "#projections/patches/changed-fields.ts";
import { type Difference, diff } from "#projections/patches/diff.ts";
import { applyPatch } from "#projections/patches/patch.ts";
import { gamesOf, inOrder, isGap, withGaps } from "#projections/schedule.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { PROTOCOL } from "#projections/views.ts";
import { readChanges, replay, standingsOf } from "../replay.ts";
import { isOfToday, raisedName, writtenIn } from "./raised.ts";

const file = (name: string) => join(import.meta.dir, name);

describe.each(["lagoon-cup", "mountain-league"])("%s", (name) => {
  const log = file(`${name}.ndjson`);
  const expected = JSON.parse(readFileSync(file(`${name}.expected.json`), "utf8"));

  test("has the standings and the snapshot that it always had", () => {
    const state = replay(log);
    expect(standingsOf(state)).toEqual(expected.standings);
    // Later fields may be added to what was there; nothing that was there may differ.
    expect(snapshotContent(state)).toMatchObject(expected.snapshot);
  });

  test("is written byte by byte as it was, whatever its schema", () => {
    const text = readFileSync(log, "utf8");
    expect(formatLog(writtenIn(text))).toBe(text);
  });

  test("reads at the newest schema as it did when that began", () => {
    const [changes, text] = [readChanges(log), readFileSync(log, "utf8")];
    for (const { events } of changes) for (const { schema } of events) expect(schema).toBe(SCHEMA);
    // A log of today's schema is read as it is; for an older one, `make.ts` keeps what it is read as.
    const kept = isOfToday(text) ? text : readFileSync(file(raisedName(name)), "utf8");
    expect(formatLog(changes)).toBe(kept);
  });

  test.each([
    ["whole rows", (whole: Difference) => whole],
    ["changed fields", inFields],
  ])("followed live from its first version by %s, a page has the same snapshot", (_, tell) => {
    const { length } = readChanges(log);
    let page = { protocol: PROTOCOL, epoch: "e", version: 1, ...snapshotContent(replay(log, 1)) };
    for (let version = 2; version <= length; version++) {
      const [before, after] = [version - 1, version].map((at) => snapshotContent(replay(log, at)));
      const whole = diff(before!, after!);
      if (!whole) continue;
      const difference = tell(whole, before!);
      page = applyPatch(page, { protocol: PROTOCOL, epoch: "e", from: version - 1, version, ...difference });
    }
    const { protocol: _p, epoch: _e, version: _v, ...content } = page;
    expect(content).toEqual(snapshotContent(replay(log)));
  });
});

describe("lagoon-cup, counted by hand", () => {
  const log = file("lagoon-cup.ndjson");

  test("Herons 25-23 Otters, Pikes 25-27 Egrets, Egrets 24-25 Otters, Herons 20-20 Egrets; Gulls unranked by hand", () => {
    expect(standingsOf(replay(log))).toEqual([
      "1. Herons 2 P, 1 W, 0 L, 45 points, +2",
      "2. White Egrets 3 P, 1 W, 1 L, 71 points, +1",
      "3. Otters 2 P, 1 W, 1 L, 48 points, -1",
      "5. Pikes 1 P, 0 W, 1 L, 25 points, -2",
      "0. Gulls 0 P, 0 W, 0 L, 0 points, +0",
    ]);
  });

  test("a score entered after the calculation is not in the standings, and the page says so", () => {
    expect(snapshotContent(replay(log)).tournament).toMatchObject({
      scoresChangedSince: true,
      linkindex: "lagoon-cup-07122025",
      winner: { name: "Otters" },
    });
  });

  test("the removed and re-added Gulls are in the division that is left", () => {
    const { teams, divisions } = snapshotContent(replay(log));
    expect(teams.map(({ name }) => name)).toEqual([
      "BYE - Referee",
      "Gulls",
      "Herons",
      "Otters",
      "Pikes",
      "White Egrets",
    ]);
    expect(divisions.map(({ name }) => name)).toEqual(["Reeds"]);
    expect(teams.find(({ name }) => name === "Gulls")?.division?.name).toBe("Reeds");
  });

  test("the schedule of Pikes: the start date first, a lunch, none beside the next day", () => {
    const { games, tournament } = snapshotContent(replay(log));
    const own = inOrder(gamesOf(games, "pikes"), tournament.startdate);
    expect(
      withGaps(own, tournament.startdate).map((row) =>
        isGap(row) ? `${row.gap} ${row.minutes}` : `${row.date} ${row.time}`,
      ),
    ).toEqual(["null 09:00", "LUNCH 90", "null 10:30", "null null", "2025-07-13 12:15"]);
  });
});

test("mountain-league at the switch to custom shows the standings of the moment before", () => {
  const log = file("mountain-league.ndjson");
  const change = readChanges(log).find(({ events }) =>
    events.some(({ type }) => type === "RecordCalculated"),
  )!;
  expect(change.events[0]!.type).toBe("StandingModeChanged");
  expect(standingsOf(replay(log, change.version))).toEqual(standingsOf(replay(log, change.version - 1)));
});
