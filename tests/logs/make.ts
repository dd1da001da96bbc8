// Makes the golden logs, once, through the real decisions: `bun tests/logs/make.ts` writes those that are missing.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatLog } from "#events/log.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { fold } from "#projections/state/evolve.ts";
import { readChanges, standingsOf } from "#tests/replay.ts";
import { changesOf } from "../given.ts";
import { lagoonCup } from "./lagoon-cup.ts";
import { mountainLeague } from "./mountain-league.ts";
import { isOfToday, raisedName } from "./raised.ts";

/** A log is frozen: delete its file to make it again. Its expectations follow the present fold. */
for (const [name, steps] of [
  ["lagoon-cup", lagoonCup],
  ["mountain-league", mountainLeague],
] as const) {
  const log = join(import.meta.dir, `${name}.ndjson`);
  if (!existsSync(log)) writeFileSync(log, formatLog(changesOf(...steps)));
  const changes = readChanges(log);
  const raised = join(import.meta.dir, raisedName(name));
  if (!isOfToday(readFileSync(log, "utf8")) && !existsSync(raised)) writeFileSync(raised, formatLog(changes));
  const state = fold(changes);
  const expected = { standings: standingsOf(state), snapshot: snapshotContent(state) };
  writeFileSync(join(import.meta.dir, `${name}.expected.json`), `${JSON.stringify(expected, null, 2)}\n`);
}
