// Paths as OpenAPI wants them: two that differ only in the names of their variables are one path there.
import { CALLS } from "./calls.ts";

const shapeOf = (path: string) => path.replace(/:\w+/g, ":");
const namesOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

const SHAPES = Map.groupBy(
  CALLS.map(({ path }) => path),
  shapeOf,
);

/**
 * In: `/api/teams/:team`. Out: `/api/teams/{id}` if another call has `/api/teams/:tournament`, and
 * which variable got which name.
 */
export function pathKeys(path: string): { path: string; keys: Map<string, string> } {
  const alike = (SHAPES.get(shapeOf(path)) ?? [path]).map(namesOf);
  const keys = new Map(
    namesOf(path).map((name, at) => [name, alike.every((names) => names[at] === name) ? name : "id"]),
  );
  return { path: path.replace(/:(\w+)/g, (_, name: string) => `{${keys.get(name)}}`), keys };
}
