// A whole log in one line of a test: `standingsOf(replay("tests/logs/lagoon-cup.ndjson"))`.
import { readFileSync } from "node:fs";
import type { Change } from "#events/envelope.ts";
import { readLog } from "#events/schemas/log.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { fold } from "#projections/state/evolve.ts";
import type { State } from "#projections/state/state.ts";

/** In: the path of an NDJSON log, or its text. Throws for a damaged one, with the line. */
export function readChanges(pathOrText: string): Change[] {
  const text = pathOrText.trimStart().startsWith("{") ? pathOrText : readFileSync(pathOrText, "utf8");
  const read = readLog(text);
  if ("fault" in read) throw new Error(`Line ${read.line}: ${read.fault}`);
  return read.changes;
}

/** The state after the log, or after change `at`. */
export const replay = (pathOrText: string, at = Number.MAX_SAFE_INTEGER): State =>
  fold(readChanges(pathOrText).filter(({ version }) => version <= at));

/** One line per team: `1. Aces 3 P, 2 W, 1 L, 70 points, +9`. */
export const standingsOf = (state: State): string[] =>
  snapshotContent(state).standings.map((row) => {
    const difference = `${row.cumulativePointDifference < 0 ? "" : "+"}${row.cumulativePointDifference}`;
    const counts = `${row.totalGamesPlayed} P, ${row.totalWins} W, ${row.totalLosses} L`;
    return `${row.standing}. ${row.team.name} ${counts}, ${row.totalPoints} points, ${difference}`;
  });
