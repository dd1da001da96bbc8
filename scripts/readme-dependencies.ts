// Checks that the README's table lists each dependency, with the licence that its package states.
import { existsSync, readFileSync } from "node:fs";

interface Row {
  names: string[];
  cells: string[];
}

/** In: the README. Out: the rows of the table whose first column names packages. */
export function dependencyRows(readme: string): Row[] {
  const table = /\n\| package \|[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(readme)?.[1] ?? "";
  return table
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [first = "", ...cells] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { names: [...first.matchAll(/`([^`]+)`/g)].map(([, name]) => name!), cells };
    });
}

const covers = (listed: string, name: string): boolean =>
  listed === name || (listed.endsWith("*") && name.startsWith(listed.slice(0, -1)));

/**
 * In: the README, the names of all dependencies, and the licence that each package states.
 * Out: what is wrong, in sentences.
 */
export function readmeFaults(
  readme: string,
  dependencies: readonly string[],
  licenceOf: (name: string) => string | null,
): string[] {
  const rows = dependencyRows(readme);
  const faults = dependencies.flatMap((name) => {
    const row = rows.find(({ names }) => names.some((listed) => covers(listed, name)));
    if (!row) return [`README.md does not list the dependency ${name}.`];
    const [reason, licence, weight] = row.cells;
    if (!reason || !licence || !weight) return [`README.md lacks the reason, licence or weight of ${name}.`];
    const stated = licenceOf(name);
    return stated && !licence.includes(stated)
      ? [`README.md says that ${name} is under ${licence}; its package says ${stated}.`]
      : [];
  });
  const gone = rows
    .flatMap(({ names }) => names)
    .filter((listed) => !dependencies.some((name) => covers(listed, name)));
  return [...faults, ...gone.map((name) => `README.md lists ${name}, which is no dependency.`)];
}

if (import.meta.main) {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const { dependencies, devDependencies, optionalDependencies } = read("package.json");
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const licenceOf = (name: string) => {
    const manifest = `node_modules/${name}/package.json`;
    return existsSync(manifest) ? (read(manifest).license ?? null) : null;
  };
  const faults = readmeFaults(readFileSync("README.md", "utf8"), names, licenceOf);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
