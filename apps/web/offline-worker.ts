// Puts the service worker into the build, with the list of files that spectators' pages need.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import * as names from "./src/offline/names.ts";

/** The start and whatever a spectator may open from there; files that only organisers use are never kept. */
const spectators =
  /\/src\/(main\.tsx|tournament\/tournament-frame\.tsx|offline\/.*\.ts|live\/stream\.ts|components\/share\/share-buttons\.tsx|components\/team-picker\/team-combobox\.tsx|pages\/(tournament-home|teams|divisions|schedules|scores|standings|wildcard|playoff)\/)/;
const fonts = /(archivo-latin-wght|barlow-condensed-latin-600)-normal.*\.woff2$/;
/** Their names have no digest, so they are fetched past every cache. "/share" is the shell of every page. */
const unhashed = ["/share", "/offline.html", "/first.js", "/favicon.svg", "/manifest.webmanifest"];

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

const constants = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
    .join("");

export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = new Set<string>();
      const take = (name: string) => {
        const file = bundle[name];
        if (!file || files.has(name)) return;
        files.add(name);
        if (file.type !== "chunk") return;
        for (const next of file.imports) take(next);
        for (const style of file.viteMetadata?.importedCss ?? []) take(style);
      };
      for (const [name, file] of Object.entries(bundle))
        if (fonts.test(name) || (file.type === "chunk" && file.moduleIds.some((id) => spectators.test(id))))
          take(name);
      const precached = [...unhashed, ...[...files].sort().map((file) => `/${file}`)];
      const worker = constants({ PRECACHED: precached, ...names }) + read("src/offline/worker.js");
      const digest = createHash("sha256").update(worker).update(read("index.html"));
      for (const path of unhashed.slice(1)) digest.update(read(`public${path}`));
      const source = constants({ BUILD: digest.digest("hex").slice(0, 12) }) + worker;
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
