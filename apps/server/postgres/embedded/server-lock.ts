// Only one server works on an embedded database: it holds a session lock on a connection kept for that alone.
import pg from "pg";

/** Two numbers: a key space apart from the locks that have one number. */
const lock = "hashtext('scorecards'), hashtext('server')";
/** A killed server's session ends when PostgreSQL notices the closed socket. */
const patienceMs = 2_000;

export interface ServerLock {
  release(): Promise<void>;
}

/** Resolves to the holder if it is another server. `onLost` is called once, when the connection breaks. */
export async function takeServerLock(
  url: string,
  description: string,
  onLost: () => void,
): Promise<ServerLock | { heldBy: string }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: description.slice(0, 63),
    keepAlive: true,
  });
  let released = false;
  client.on("error", () => {});
  await client.connect();
  for (const deadline = Date.now() + patienceMs; ; await Bun.sleep(100)) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${lock}) as taken`);
    if (rows[0].taken) break;
    if (Date.now() < deadline) continue;
    const heldBy = await readHolder(client);
    await client.end();
    return { heldBy };
  }
  client.on("end", () => {
    if (!released) onLost();
  });
  return {
    release: async () => {
      released = true;
      await client.end().catch(() => {});
    },
  };
}

async function readHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objsubid = 2
       and (classid, objid) = (select hashtext('scorecards')::bit(32)::bigint::oid, hashtext('server')::bit(32)::bigint::oid)`,
  );
  return rows[0]?.name ?? "";
}
