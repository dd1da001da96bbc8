// What a page of a tournament loads beside the start: named in its HTML, it comes with the start instead of after it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DIST, ofBuild } from "./built-files.ts";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

const read = async (path: string): Promise<Manifest> => JSON.parse(await readFile(path, "utf8"));
const ours = ofBuild(manifestOf(DIST), read);

function manifestOf(dist: string): string {
  return join(dist, ".vite/manifest.json");
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
  const manifest = await (dist === DIST ? ours() : ofBuild(manifestOf(dist), read)());
  const name = page || "tournament-home";
  const chunk = manifest?.[`src/pages/${name}/${name}-page.tsx`];
  if (!manifest || !chunk) return { styles: "", scripts: "" };
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
