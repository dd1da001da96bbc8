// Which files a page's HTML names: its own and what only it needs, never what the start loads anyway.
import { expect, test } from "bun:test";
import { chunkLinks, type Manifest } from "./page-chunks.ts";

const page = (name: string, imports: string[], css: string[] = []): Manifest => ({
  [`src/pages/${name}/${name}-page.tsx`]: { file: `assets/${name}-1.js`, imports, css },
});
const manifest: Manifest = {
  "index.html": { file: "assets/index-1.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react-1.js" },
  "_copy.js": { file: "assets/copy-1.js", css: ["assets/copy-1.css"] },
  ...page("schedules", ["_react.js", "index.html", "_copy.js"], ["assets/schedules-1.css"]),
  ...page("tournament-home", ["_react.js"]),
};

const filesIn = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);

test("a page names its own files and what only it needs", () => {
  const { styles, scripts } = chunkLinks(manifest, "schedules");
  expect(filesIn(styles)).toEqual(["/assets/schedules-1.css", "/assets/copy-1.css"]);
  expect(styles).not.toContain("modulepreload");
  expect(filesIn(scripts)).toEqual(["/assets/schedules-1.js", "/assets/copy-1.js"]);
  expect(scripts).not.toContain("stylesheet");
  expect(filesIn(chunkLinks(manifest, "tournament-home").scripts)).toEqual(["/assets/tournament-home-1.js"]);
});

test("a page that is not there, and a site that is not built, name nothing", () => {
  const nothing = { styles: "", scripts: "" };
  expect(chunkLinks(manifest, "no-such-page")).toEqual(nothing);
  expect(chunkLinks(manifest, "../../etc")).toEqual(nothing);
  expect(chunkLinks({}, "schedules")).toEqual(nothing);
});
