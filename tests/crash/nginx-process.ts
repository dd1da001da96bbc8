// Debian's nginx with the project's own configuration, on a test's ports and in its folder.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#server/postgres/embedded/cluster.ts";

const configuration = join(import.meta.dir, "../../deploy/nginx.conf");

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** Out: the program, installed if this is Debian and we may; else null, and the sentence that says what to do. */
export async function findNginx(): Promise<string | null> {
  const known = () => ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find(existsSync) ?? Bun.which("nginx");
  if (!known() && process.getuid?.() === 0 && Bun.which("apt-get"))
    await Bun.$`apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx-light openssl`
      .quiet()
      .nothrow();
  if (known()) return known() ?? null;
  console.error("There is no nginx here: install it (on Debian `apt-get install nginx`) and run this again.");
  return null;
}

/** The configuration from deploy/, with other addresses, a certificate of its own and files in `folder`. */
async function configure(folder: string, port: number, upstreams: readonly number[]): Promise<string> {
  const plainPort = await freePort();
  const servers = upstreams.map((one) => `server 127.0.0.1:${one} max_fails=2 fail_timeout=5s;`).join("\n");
  await writeFile(join(folder, "upstreams.conf"), servers);
  const text = (await readFile(configuration, "utf8"))
    .replace(/listen \[::\]:[^\n]*\n/g, "")
    .replace("listen 80 ", `listen 127.0.0.1:${plainPort} `)
    .replace("listen 443 ", `listen 127.0.0.1:${port} `)
    .replaceAll("/etc/ssl/scorecards", folder)
    .replaceAll("/var/log/nginx", folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n${text.replace("http {", `http {\n${temporary}`)}`,
  );
  return file;
}

export async function startNginx(
  program: string,
  folder: string,
  upstreams: readonly number[],
): Promise<Nginx> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await Bun.$`openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`.quiet();
  const port = await freePort();
  const file = await configure(folder, port, upstreams);
  const checked = await Bun.$`${program} -t -p ${folder} -c ${file}`.quiet().nothrow();
  if (checked.exitCode !== 0) throw new Error(`nginx refuses its configuration: ${checked.stderr}`);
  const child = Bun.spawn([program, "-p", folder, "-c", file, "-g", "daemon off;"], {
    stdout: "ignore",
    stderr: Bun.file(join(folder, "said.log")),
  });
  const url = `https://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 10_000; ; await Bun.sleep(30)) {
    const answered = await fetch(`${url}/healthz`, { tls: { rejectUnauthorized: false } }).catch(() => null);
    if (answered?.status === 200) break;
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`nginx did not start: ${await readFile(join(folder, "error.log"), "utf8")}`);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
}
