// Kills a whole server in the middle of writes and looks whether every acknowledged change is there afterwards.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPidFile } from "#server/postgres/adopt.ts";
import { freePort } from "#server/postgres/cluster.ts";
import { accepted, caller, type Person, people } from "./harness/site.ts";

const main = join(import.meta.dir, "../apps/server/main.ts");
const startMs = 60_000;

/** What dies: the server alone (its PostgreSQL is adopted by the next one), PostgreSQL alone, or both. */
export type Victim = "server" | "postgres" | "both";

export interface Running {
  url: string;
  call: ReturnType<typeof caller>;
  register: ReturnType<typeof people>["register"];
  kill(victim: Victim): Promise<void>;
  stop(): Promise<void>;
}

export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), "scorecards-kill-"));

export async function startServer(dataDir: string): Promise<Running> {
  const port = await freePort();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = Bun.spawn([process.execPath, main], {
    env: { ...inherited, NODE_ENV: "test", PORT: String(port), DATA_DIR: dataDir, DEMO: "off" },
    stdout: Bun.file(join(dataDir, "server.log")),
    stderr: Bun.file(join(dataDir, "server-errors.log")),
  });
  const url = `http://127.0.0.1:${port}`;
  const call = caller(url);
  for (const deadline = Date.now() + startMs; ; await Bun.sleep(30)) {
    const ready = await call("GET", "/readyz").catch(() => null);
    if (ready?.status === 200) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      const said = await readFile(join(dataDir, "server-errors.log"), "utf8").catch(() => "");
      throw new Error(`The server did not start: ${said}`);
    }
  }
  const killServer = async () => {
    child.kill("SIGKILL");
    await child.exited;
  };
  return {
    url,
    call,
    ...people(call, dataDir),
    async kill(victim) {
      if (victim !== "server") await killPostgres(dataDir);
      if (victim !== "postgres") await killServer();
    },
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
}

/** PostgreSQL leads a process group of its own: all of it dies at once, as when the power goes. */
async function killPostgres(dataDir: string): Promise<void> {
  const running = await readPidFile(dataDir);
  if (running) process.kill(-running.pid, "SIGKILL");
}

export interface Round {
  acknowledged: number;
  lost: string[];
}

/** Writes scores from several clients, kills the victim after `acknowledgements`, restarts, and looks. */
export async function killRound(
  dataDir: string,
  server: Running,
  owner: Person,
  { victim, writers, acknowledgements }: { victim: Victim; writers: number; acknowledgements: number },
): Promise<{ round: Round; server: Running }> {
  const { token } = owner;
  const tournament = await accepted(
    server.call("POST", "/api/tournaments", {
      token,
      body: { name: `Kill ${crypto.randomUUID()}`, acronym: "K", startdate: "2024-05-04" },
    }),
  );
  const team = (name: string) =>
    accepted(server.call("POST", "/api/teams", { token, body: { tournamentID: tournament._id, name } }));
  const [team1, team2] = [(await team("Aces"))._id, (await team("Blockers"))._id];

  const acknowledged = new Map<string, number>();
  const killed = Promise.withResolvers<void>();
  let dying = false;
  async function write(): Promise<void> {
    while (!dying) {
      const scoreTeam1 = 1 + (acknowledged.size % 99);
      const body = { tournament: tournament._id, team1, team2, scoreTeam1, scoreTeam2: 0 };
      const answer = await server.call("POST", "/api/games", { token, body }).catch(() => null);
      if (answer?.status !== 201) continue;
      acknowledged.set(answer.body._id, scoreTeam1);
      if (acknowledged.size >= acknowledgements && !dying) {
        dying = true;
        server.kill(victim).then(killed.resolve, killed.reject);
      }
    }
  }
  await Promise.all([...Array.from({ length: writers }, write), killed.promise]);
  if (victim === "postgres") await server.kill("server");

  const next = await startServer(dataDir);
  const { body } = await next.call("GET", `/api/games/${tournament._id}`, { token });
  const there = new Map<string, number>(
    body.map(({ _id, scoreTeam1 }: { _id: string; scoreTeam1: number }) => [_id, scoreTeam1]),
  );
  const lost = [...acknowledged].flatMap(([id, score]) => (there.get(id) === score ? [] : [id]));
  return { round: { acknowledged: acknowledged.size, lost }, server: next };
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true });
