// What a page of a tournament loads beside the start: named in its HTML, it comes with the start instead of after it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** A page is painted by its styles: they go first, and scripts must not stand in their way. */
export interface ChunkLinks {
  styles: string;
  scripts: string;
}

/**
 * In: where the built site lies, and the part of the address after the tournament's link ("" is its home).
 * Out: links that load the page's styles and scripts early; none for a page that is not there.
 */
export async function pageChunkLinks(dist: string, page: string): Promise<ChunkLinks> {
  const manifest: Record<string, Chunk> = await readFile(join(dist, ".vite/manifest.json"), "utf8").then(
    JSON.parse,
    () => ({}),
  );
  const name = page || "tournament-home";
  const chunk = manifest[`src/pages/${name}/${name}-page.tsx`];
  if (!chunk) return { styles: "", scripts: "" };
  const started = new Set(["index.html", ...(manifest["index.html"]?.imports ?? [])]);
  const beside = (chunk.imports ?? [])
    .filter((one) => !started.has(one))
    .flatMap((one) => manifest[one] ?? []);
  const chunks = [chunk, ...beside];
  const lines = (links: string[]) => links.map((link) => `\n    ${link}`).join("");
  return {
    styles: lines(
      chunks
        .flatMap(({ css }) => css ?? [])
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ),
    scripts: lines(chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`)),
  };
}
