// How much JavaScript a spectator's first page waits for, counted in the built site as it is sent.
import { expect, test } from "bun:test";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const LIMIT_BYTES = 110_000;
const dist = join(import.meta.dir, "../apps/web/dist");

interface Chunk {
  file: string;
  imports?: string[];
}

/** Brotli as the server sends it; the smallest files are sent as they are. */
function bytesOf(file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** The start, the page, all their imports, and every script that the shell names. */
function firstScripts(page: string): Set<string> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const shell = readFileSync(join(dist, "index.html"), "utf8");
  const files = new Set([...shell.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file!));
  const seen = new Set<string>();
  const take = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    files.add(manifest[key]!.file);
    for (const next of manifest[key]!.imports ?? []) take(next);
  };
  // The frame around every page of a tournament is a chunk of its own, or part of the spectators' chunk.
  const frame = Object.keys(manifest).find((key) => /tournament-frame\.tsx$|^_spectator-.*\.js$/.test(key))!;
  for (const key of ["index.html", frame, page]) take(key);
  return files;
}

test.each(["src/pages/tournament-home/tournament-home-page.tsx", "src/pages/schedules/schedules-page.tsx"])(
  "%s is readable after 110 kB",
  (page) => {
    const files = [...firstScripts(page)];
    expect(files).toContain("first.js");
    expect(files.length).toBeGreaterThanOrEqual(5);
    expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(LIMIT_BYTES);
  },
);
