// A round: organisers write, spectators read, something dies in the middle; afterwards every promise is checked.
import { accepted, type Person } from "../harness/site.ts";
import type { Fleet, Victim } from "./fleet.ts";
import { type Follower, follow } from "./follower.ts";
import { brokenPromises } from "./promises.ts";
import { write } from "./writers.ts";

const patienceMs = 30_000;

export interface RoundOptions {
  victim: Victim;
  /** Which server dies. */
  place?: number;
  writers: number;
  /** The crash comes once this many are acknowledged. */
  acknowledgements: number;
  /** At least one reader per server. */
  readers: number;
}

export interface Round {
  acknowledged: number;
  /** Pages that readers saw, and how often they resumed with patches alone. */
  seen: number;
  reopened: number;
  /** Every broken promise, in words. */
  broken: string[];
}

export async function crashRound(fleet: Fleet, owner: Person, options: RoundOptions): Promise<Round> {
  const { token } = owner;
  const { victim, place = 0, writers: count, acknowledgements } = options;
  const { tournament, teams } = await prepare(fleet, token);
  const path = `/api/tournaments/${tournament}/live?rows=changed`;
  const readers = Array.from({ length: options.readers }, (_, index) =>
    follow(() => fleet.urlsFrom(index % Math.max(1, fleet.urls().length)), path),
  );
  await Promise.all(readers.map((reader) => reaches(reader, 1)));

  const writers = write({ addresses: fleet.urls, token, tournament, teams, writers: count });
  await writers.reach(acknowledgements);
  await fleet.crash(victim, place);
  await fleet.mend();
  await writers.reach(writers.acknowledged.length + count);
  await writers.stop();

  // Any server may be asked, and may be a moment behind the one that acknowledged last.
  const last = Math.max(...writers.acknowledged.map(({ version }) => version));
  const headers = { "x-min-version": String(last) };
  const log = String(
    await accepted(fleet.one().call("GET", `/api/tournaments/${tournament}/events`, { token, headers })),
  );
  const newest = log.trimEnd().split("\n").length;
  const late = await Promise.all(readers.map((reader) => reaches(reader, newest)));
  await Promise.all(readers.map((reader) => reader.stop()));
  return {
    acknowledged: writers.acknowledged.length,
    seen: readers.reduce((sum, { seen }) => sum + seen.length, 0),
    reopened: readers.reduce((sum, { opened }) => sum + opened - 1, 0),
    broken: [
      ...writers.refused,
      ...late.flatMap((there, index) =>
        there ? [] : [`reader ${index} stayed at ${readers[index]!.version()} of ${newest}`],
      ),
      ...brokenPromises(log, writers.acknowledged, readers),
    ],
  };
}

/** A published tournament with two teams. */
async function prepare(fleet: Fleet, token: string) {
  const { call } = fleet.one();
  // The round before may have ended with the kill: while the database restarts, the server answers 503.
  const make = async (path: string, body: object) => {
    for (const deadline = Date.now() + patienceMs; ; await Bun.sleep(50)) {
      const answer = await call("POST", path, { token, body });
      if (answer.status !== 503 || Date.now() > deadline) return accepted(Promise.resolve(answer));
    }
  };
  const named = { name: `Crash ${crypto.randomUUID()}`, acronym: "C", startdate: "2024-05-04" };
  const created = await make("/api/tournaments", { ...named, isPublished: true });
  const team = async (name: string): Promise<string> =>
    (await make("/api/teams", { tournamentID: created._id, name }))._id;
  const teams = [await team("Aces"), await team("Blockers")] as const;
  return { tournament: created._id as string, teams };
}

async function reaches(reader: Follower, version: number): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; reader.version() < version; await Bun.sleep(10))
    if (Date.now() > deadline) return false;
  return true;
}
