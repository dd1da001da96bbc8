// The command line as a child process, against a database of a test.
import { join } from "node:path";

const cli = join(import.meta.dir, "../../apps/server/cli.ts");

export interface Ran {
  code: number;
  out: string;
  said: string;
}

/** `url`: of the database, as its owner; none for commands that need none. */
export async function scorecards(args: string[], { url }: { url?: string } = {}): Promise<Ran> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = Bun.spawn([process.execPath, cli, ...args], {
    env: { ...inherited, NODE_ENV: "test", DEMO: "off", ...(url ? { DATABASE_URL: url } : {}) },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, said, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, out, said };
}
