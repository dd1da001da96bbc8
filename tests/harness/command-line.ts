// The command line as a child process, against a test's database.
import { join } from "node:path";

const cli = join(import.meta.dir, "../../apps/server/cli.ts");

export interface Ran {
  code: number;
  out: string;
  said: string;
}

interface Circumstances {
  /** The database's URL, as its owner; none for commands that need none. */
  url?: string;
  dataDir?: string;
  /** The folder in which a person typed the command. */
  typedIn?: string;
}

export async function scorecards(
  args: string[],
  { url, dataDir, typedIn }: Circumstances = {},
): Promise<Ran> {
  const { DATABASE_URL: _, INIT_CWD: __, ...inherited } = process.env;
  const child = Bun.spawn([process.execPath, cli, ...args], {
    env: {
      ...inherited,
      NODE_ENV: "test",
      DEMO: "off",
      ...(url ? { DATABASE_URL: url } : {}),
      ...(dataDir ? { DATA_DIR: dataDir } : {}),
      ...(typedIn ? { INIT_CWD: typedIn } : {}),
    },
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
