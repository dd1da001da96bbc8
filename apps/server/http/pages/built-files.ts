// The built site's files: assets precompressed and cached for ever, the service worker never cached.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { takes } from "../compressed.ts";

export const DIST = join(import.meta.dir, "../../../web/dist");
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * In: a file of the built site, and what to make from it. Out: gets that; it is made once per build, even if a
 * new build arrives under a running server. Null while there is no such file.
 */
export function ofBuild<T>(path: string, make: (path: string, builtMs: number) => Promise<T>) {
  let known: { builtMs: number; made: Promise<T> } | undefined;
  return async (): Promise<T | null> => {
    const builtMs = (await stat(path).catch(() => null))?.mtimeMs;
    if (builtMs === undefined) return null;
    if (known?.builtMs === builtMs) return known.made;
    const one = { builtMs, made: make(path, builtMs) };
    known = one;
    // After a passing error in reading the file, the next caller tries again.
    one.made.catch(() => {
      if (known === one) known = undefined;
    });
    return one.made;
  };
}

export const textResponse = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
  });

/** A worker asks under the policy of its own script, and a new build's must never wait in a cache. */
export async function workerResponse(): Promise<Response> {
  const script = await readFile(join(DIST, "worker.js"), "utf8").catch(() => null);
  if (script === null) return textResponse(404, "There is no such file.");
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  };
  return new Response(script, { headers });
}

const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** The best precompressed form that the browser accepts. A name with a path in it is not one of ours. */
export async function assetResponse(request: Request, name: string): Promise<Response> {
  const missing = textResponse(404, "There is no such file.");
  if (!/^[\w.-]+$/.test(name) || name.startsWith(".")) return missing;
  const file = join(DIST, "assets", name);
  if (!(await isFile(file))) return missing;
  const headers: Record<string, string> = {
    "content-type": Bun.file(file).type,
    "cache-control": FOR_EVER,
    vary: "Accept-Encoding",
  };
  for (const { name: encoding, suffix } of ENCODINGS) {
    if (!takes(request, encoding) || !(await isFile(file + suffix))) continue;
    return new Response(await readFile(file + suffix), {
      headers: { ...headers, "content-encoding": encoding },
    });
  }
  return new Response(await readFile(file), { headers });
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
