// What a page loads besides the start: its HTML names it, so it loads with the start instead of after it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DIST, ofBuild } from "./built-files.ts";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** As the build writes it: every source file that has a chunk, and the chunks without a source file. */
export type Manifest = Record<string, Chunk>;

/** The page is painted with its styles, so they go first and scripts must not delay them. */
export interface ChunkLinks {
  styles: string;
  scripts: string;
}

const manifest = ofBuild(
  join(DIST, ".vite/manifest.json"),
  async (path): Promise<Manifest> => JSON.parse(await readFile(path, "utf8")),
);

/** In: the folder of a page's source. Out: links that load its styles and scripts early; none for an unknown page. */
export const pageChunkLinks = async (page: string): Promise<ChunkLinks> =>
  chunkLinks((await manifest()) ?? {}, page);

export function chunkLinks(manifest: Manifest, page: string): ChunkLinks {
  const chunk = manifest[`src/pages/${page}/${page}-page.tsx`];
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
