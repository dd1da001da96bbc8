// Checks who may import whom: events ← projections ← server; pages take only types from the server.
import { dirname, join, normalize } from "node:path";
import { Glob } from "bun";

export interface Source {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
}

interface Import {
  from: string;
  /** For our own files a path from the root, else the name of a package. */
  to: string;
  specifier: string;
  typeOnly: boolean;
}

const aliases: Record<string, string> = {
  "#events/": "packages/events/",
  "#projections/": "packages/projections/",
  "#server/": "apps/server/",
  "#web/": "apps/web/src/",
  "#tests/": "tests/",
};

const layers = [
  "packages/events/",
  "packages/projections/",
  "apps/server/",
  "apps/web/src/",
  "tests/",
  "scripts/",
  "benchmarks/",
];
const schemas = "packages/events/schemas/";
const layerOf = (path: string) => layers.find((layer) => path.startsWith(layer)) ?? null;

/** What each layer may import of ours, besides itself. */
const mayImport: Record<string, string[]> = {
  "packages/events/": [],
  "packages/projections/": ["packages/events/"],
  "apps/server/": ["packages/events/", "packages/projections/"],
  "apps/web/src/": ["packages/events/", "packages/projections/"],
};

/** Decisions and the writing of the log must not depend on who asks, or by which way. */
const withoutHttp = /^apps\/server\/(?:log\/|features\/[^/]+\/decide\.ts$)/;
const http = "apps/server/http/";

/** Siblings below these folders know nothing of each other. */
const apart = ["apps/server/features/", "apps/web/src/pages/"];

/** The sentence that says what is wrong with an import, or null. */
function judge({ from, to, typeOnly }: Import): string | null {
  const layer = layerOf(from);
  const allowed = layer && mayImport[layer];
  if (!layer || !allowed) return null;
  const target = layerOf(to);
  if (!target) return judgeForeign(from, to, layer);
  if (layer === "apps/web/src/" && target === "apps/server/")
    return typeOnly ? null : "pages take only types from the server";
  if (target !== layer && !allowed.includes(target)) return `${layer} may not import ${target}`;
  if (to.startsWith(schemas) && layer === "apps/web/src/") return "the schemas are too large for pages";
  if (to.startsWith(schemas) && layer.startsWith("packages/") && !from.startsWith(schemas) && !typeOnly)
    return "only the server imports the schemas";
  if (withoutHttp.test(from) && to.startsWith(http)) return "what decides knows nothing of HTTP";
  for (const folder of apart) {
    const [one, other] = [siblingOf(from, folder), siblingOf(to, folder)];
    if (one && other && one !== other) return `${one} and ${other} in ${folder} may not know each other`;
  }
  return null;
}

function judgeForeign(from: string, to: string, layer: string): string | null {
  if (layer.startsWith("packages/"))
    return from.startsWith(schemas) && to === "zod" ? null : `${layer} is pure: it imports no ${to}`;
  if (layer === "apps/web/src/" && /^(node:|bun$|bun:)/.test(to)) return `a browser has no ${to}`;
  return null;
}

const siblingOf = (path: string, folder: string) =>
  path.startsWith(folder)
    ? path
        .slice(folder.length)
        .split("/")[0]
        ?.replace(/\.tsx?$/, "")
    : undefined;

const statement =
  /^\s*(?:import|export)\s+(type\s)?(?:[\w*${}\s,]+?\sfrom\s*)?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\s*\)/gm;

/** Bun's scan leaves out type-only imports; the search finds every import. */
export function readImports({ path, text }: Source): Import[] {
  const loader = path.endsWith("x") ? "tsx" : "ts";
  const values = new Set(new Bun.Transpiler({ loader }).scanImports(text).map((found) => found.path));
  const specifiers = new Set(values);
  for (const [, , fixed, lazy] of text.matchAll(statement)) specifiers.add(fixed ?? lazy ?? "");
  return [...specifiers].map((specifier) => ({
    from: path,
    to: resolveSpecifier(path, specifier),
    specifier,
    typeOnly: !values.has(specifier),
  }));
}

function resolveSpecifier(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return normalize(join(dirname(from), specifier));
  const alias = Object.keys(aliases).find((start) => specifier.startsWith(start));
  return alias ? aliases[alias] + specifier.slice(alias.length) : specifier;
}

/** Tests may import anything. */
export function findViolations(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(readImports)
    .flatMap((one) => {
      const wrong = judge(one);
      return wrong ? [`${one.from} imports ${one.specifier}: ${wrong}`] : [];
    });
}

async function readSources(): Promise<Source[]> {
  const paths = await Array.fromAsync(new Glob("{apps,packages}/**/*.{ts,tsx}").scan());
  return Promise.all(paths.sort().map(async (path) => ({ path, text: await Bun.file(path).text() })));
}

if (import.meta.main) {
  const sources = await readSources();
  const violations = findViolations(sources);
  for (const violation of violations) console.log(violation);
  // A scan that reads nothing would always pass.
  if (sources.length === 0) console.log("No sources were found");
  process.exit(violations.length || sources.length === 0 ? 1 : 0);
}
