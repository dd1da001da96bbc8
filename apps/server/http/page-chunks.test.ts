// Which files a page's HTML names: its own and what only it needs, never what the start brings anyway.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageChunkLinks } from "./page-chunks.ts";

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "scorecards-chunks-"));
  await mkdir(join(dist, ".vite"));
  const page = (name: string, imports: string[], css: string[] = []) => ({
    [`src/pages/${name}/${name}-page.tsx`]: { file: `assets/${name}-1.js`, imports, css },
  });
  const manifest = {
    "index.html": { file: "assets/index-1.js", imports: ["_react.js"] },
    "_react.js": { file: "assets/react-1.js" },
    "_copy.js": { file: "assets/copy-1.js", css: ["assets/copy-1.css"] },
    ...page("schedules", ["_react.js", "index.html", "_copy.js"], ["assets/schedules-1.css"]),
    ...page("tournament-home", ["_react.js"]),
  };
  await writeFile(join(dist, ".vite/manifest.json"), JSON.stringify(manifest));
});
afterAll(() => rm(dist, { recursive: true }));

const namedIn = async (page: string) =>
  [
    ...Object.values(await pageChunkLinks(dist, page))
      .join("")
      .matchAll(/rel="(\w+)".* href="([^"]+)"/g),
  ].map(([, rel, file]) => `${rel} ${file}`);

test("a page names its own files and what only it needs", async () => {
  expect(await namedIn("schedules")).toEqual([
    "stylesheet /assets/schedules-1.css",
    "stylesheet /assets/copy-1.css",
    "modulepreload /assets/schedules-1.js",
    "modulepreload /assets/copy-1.js",
  ]);
  expect(await namedIn("")).toEqual(["modulepreload /assets/tournament-home-1.js"]);
});

test("a page that is not there, and a site that is not built, name nothing", async () => {
  const nothing = { styles: "", scripts: "" };
  expect(await pageChunkLinks(dist, "no-such-page")).toEqual(nothing);
  expect(await pageChunkLinks(dist, "../../etc")).toEqual(nothing);
  expect(await pageChunkLinks(join(dist, "nowhere"), "schedules")).toEqual(nothing);
});
