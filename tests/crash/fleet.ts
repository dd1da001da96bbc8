// One or several servers on one PostgreSQL, as processes: killed, and started again at their addresses.
import { eventually } from "../harness/log-of.ts";
import { accepted, type Person } from "../harness/site.ts";
import { killPostgres, type Running, startServer } from "./processes.ts";

/** What dies: a server, PostgreSQL, or both at once. */
export type Victim = "server" | "postgres" | "both";

export interface Fleet {
  /** Of the servers that are up. */
  urls(): string[];
  /** The same, one server first: a reader's own, then the others for when it is gone. */
  urlsFrom(place: number): string[];
  one(): Running;
  register(): Promise<Person>;
  crash(victim: Victim, place: number): Promise<void>;
  /** In order, as for a new release. */
  stopOne(place: number): Promise<void>;
  /** Starts what is missing and waits until all are ready; PostgreSQL is brought back by the server that runs it. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

const patienceMs = 30_000;

interface FleetOptions {
  dataDir: string;
  servers: number;
  /** None: a single server with its embedded PostgreSQL. */
  databaseUrl?: string;
  variables?: Record<string, string>;
}

export async function openFleet({ servers: count, ...options }: FleetOptions): Promise<Fleet> {
  const { dataDir } = options;
  const ports: number[] = [];
  // A server comes back at its old address, as behind a proxy.
  const start = async (place: number) => {
    const port = ports[place];
    const server = await startServer({ ...options, ...(port ? { port } : {}) });
    ports[place] = server.port;
    return server;
  };
  // The first one migrates; the others find it done.
  const servers: (Running | null)[] = [await start(0)];
  servers.push(...(await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 1)))));
  const up = () => servers.filter((server) => server !== null);
  return {
    urls: () => up().map(({ url }) => url),
    urlsFrom: (place) =>
      [...servers.slice(place), ...servers.slice(0, place)].flatMap((one) => one?.url ?? []),
    one: () => up()[0]!,
    register: () => up()[0]!.register(),
    async crash(victim, place) {
      const server = servers[place % count]!;
      if (victim !== "server") await killPostgres(dataDir);
      if (victim === "postgres") return;
      servers[place % count] = null;
      await server.kill();
    },
    async stopOne(place) {
      const server = servers[place]!;
      servers[place] = null;
      await server.stop();
    },
    async mend() {
      // A server does not start without its database: its supervisor tries again.
      for (const [place, server] of servers.entries())
        servers[place] = server ?? (await eventually(() => start(place), patienceMs));
      const isReady = (server: Running) => () => accepted(server.call("GET", "/readyz"));
      await Promise.all(up().map((server) => eventually(isReady(server), patienceMs)));
    },
    async stop() {
      await Promise.all(up().map((server) => server.stop()));
    },
  };
}
