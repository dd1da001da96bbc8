// What a page of a tournament loads beside the start: named in its HTML, it comes with the start instead of after it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * In: where the built site lies, and the part of the address after the tournament's link ("" is its home).
 * Out: links that load the page's scripts and styles early; none for a page that is not there.
 */
export async function pageChunkLinks(dist: string, page: string): Promise<string> {
  const manifest: Record<string, Chunk> = await readFile(join(dist, ".vite/manifest.json"), "utf8").then(
    JSON.parse,
    () => ({}),
  );
  const name = page || "tournament-home";
  const chunk = manifest[`src/pages/${name}/${name}-page.tsx`];
  if (!chunk) return "";
  const started = new Set(["index.html", ...(manifest["index.html"]?.imports ?? [])]);
  const beside = (chunk.imports ?? [])
    .filter((one) => !started.has(one))
    .flatMap((one) => manifest[one] ?? []);
  const chunks = [chunk, ...beside];
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  const styles = chunks
    .flatMap(({ css }) => css ?? [])
    .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`);
  return [...scripts, ...styles].map((link) => `\n    ${link}`).join("");
}
