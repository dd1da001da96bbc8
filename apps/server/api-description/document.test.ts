// Generators can read the document, and every call that its guide mentions exists.
import { expect, test } from "bun:test";
import { CALLS } from "./calls.ts";
import { openApiDocument } from "./document.ts";
import { pathKeys } from "./path-keys.ts";
import { steps } from "./start.ts";

const { paths } = openApiDocument("https://scores.example.org");
// biome-ignore lint/suspicious/noExplicitAny: a test looks into operations of every shape.
const operations: [string, any][] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation): [string, object] => [path, operation]),
);

test("no two paths differ only in the names of their parts: validators refuse such a document", () => {
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
  expect(shapes).toHaveLength(new Set(shapes).size);
  expect(pathKeys("/api/teams/:team").path).toBe("/api/teams/{id}");
  expect(pathKeys("/api/games/:tournament").path).toBe("/api/games/{tournament}");
  expect(Object.keys(paths["/api/teams/{id}"]!).toSorted()).toEqual(["delete", "get", "put"]);
});

test("each part of a path is a parameter, each operation has its own id", () => {
  for (const [path, { parameters }] of operations) {
    const named = parameters.filter(({ in: where }: { in: string }) => where === "path");
    expect(named.map(({ name }: { name: string }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(ids).toHaveLength(new Set(ids).size);
});

test("each call has an example of its answer and of its refusals, a stream as what it is", () => {
  for (const [, { responses }] of operations)
    for (const [status, { description, content }] of Object.entries<{ description: string; content: object }>(
      responses,
    )) {
      expect(description).not.toBe("");
      if (status !== "304") expect(Object.values(content)[0].example).toBeDefined();
    }
  const live = paths["/api/tournaments/{tournament}/live"]!.get as {
    responses: Record<string, { content: object }>;
  };
  expect(Object.keys(live.responses[200]!.content)).toEqual(["text/event-stream"]);
});

test("the guide names calls that there are", () => {
  const at = "https://scores.example.org";
  const named = steps(at).flatMap(({ typed }) => [
    ...typed.matchAll(/https:\/\/scores\.example\.org([^\s"]*)/g),
  ]);
  expect(named.length).toBeGreaterThan(7);
  const known = CALLS.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));
  for (const [, path] of named) expect([path, known.some((one) => one.test(path!))]).toEqual([path, true]);
});
