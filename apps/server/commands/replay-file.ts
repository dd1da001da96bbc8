// `replay FILE [--at VERSION] [--changes]`: folds an exported log and prints the standings and the bracket as the
// site shows them. Needs no database.
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { placeName } from "#events/rules/place-name.ts";
import { summaryOf } from "#projections/history/summary.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { fold } from "#projections/state/evolve.ts";
import type { Named, SlotSource, SnapshotContent } from "#projections/views.ts";
import { firstDamage } from "#server/log/copy-log.ts";
import { readArguments } from "./arguments.ts";
import { Complaint, Misuse } from "./complaint.ts";
import { readLogFile } from "./read-log-file.ts";

const OPTIONS = { at: { type: "string" }, changes: { type: "boolean" } } as const;

export async function replayFile(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, 1, OPTIONS);
  const changes = upTo(await readLogFile(positionals[0]), values.at);
  const content = snapshotContent(fold(changes));
  if (values.changes) console.log(`${changeLines(changes).join("\n")}\n`);
  console.log([standingsText(content, changes.length), ...bracketLines(content)].join("\n"));
  const damage = firstDamage(changes);
  if (damage)
    throw new Complaint(`What is printed may be wrong, because line ${damage.line} is: ${damage.fault}`);
}

function upTo(changes: Change[], version: string | undefined): Change[] {
  if (version === undefined) return changes;
  if (!/^\d+$/.test(version) || Number(version) < 1 || Number(version) > changes.length) {
    throw new Misuse(`--at must be a version from 1 to ${changes.length}.`);
  }
  return changes.slice(0, Number(version));
}

/** `12  2024-05-04 10:42:07  Entered 25 : 20 for Aces v Blockers`, in UTC. */
function changeLines(changes: readonly Change[]): string[] {
  const byId = new Map(changes.map((change) => [change.change, change]));
  const lookup = { find: (id: Id) => byId.get(id), now: () => "" };
  const width = String(changes.length).length;
  return changes.map((change) => {
    const at = change.at.slice(0, 19).replace("T", " ");
    return `${String(change.version).padStart(width)}  ${at}  ${summaryOf(change, lookup)}`;
  });
}

const HEADINGS = ["Rank", "Team", "Division", "P", "W", "L", "Diff", "Points"];

/** A table of the standings in rank order, with a dash for an unranked team. */
function standingsText({ tournament, standings }: SnapshotContent, version: number): string {
  const rows = standings.map((row) => [
    row.standing === 0 ? "–" : String(row.standing),
    row.team.name,
    row.division?.name ?? "",
    String(row.totalGamesPlayed),
    String(row.totalWins),
    String(row.totalLosses),
    String(row.cumulativePointDifference),
    String(row.totalPoints),
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column]!)].map((cell) => Bun.stringWidth(cell))),
  );
  const pad = (cell: string, column: number) => {
    const space = " ".repeat(widths[column]! - Bun.stringWidth(cell));
    return column === 1 || column === 2 ? cell + space : space + cell;
  };
  const line = (cells: string[]) => cells.map(pad).join("  ").trimEnd();
  const title = `${tournament.name} (${tournament.linkindex}), version ${version}`;
  return [title, "", line(HEADINGS), ...rows.map(line)].join("\n");
}

/** `R1-3  Aces 25 : 20 Blockers`; nothing if there is no bracket. */
function bracketLines({ playoffGames, tournament }: SnapshotContent): string[] {
  if (playoffGames.length === 0) return [];
  const side = (team: Named | null, source: SlotSource): string => {
    if (team) return team.name;
    return source.kind === "winner" ? `Winner of ${placeName(source)}` : source.kind;
  };
  const games = playoffGames.map((game) => {
    const score = `${game.scoreTeam1 ?? "–"} : ${game.scoreTeam2 ?? "–"}`;
    const middle = game.isBye ? "bye" : score;
    return `${placeName(game)}  ${side(game.team1, game.source1)} ${middle} ${side(game.team2, game.source2)}`;
  });
  return ["", "Bracket", ...games, ...(tournament.winner ? [`Winner: ${tournament.winner.name}`] : [])];
}
