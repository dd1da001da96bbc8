// The OpenAPI document, made from the table of calls.
import type { Call } from "./call.ts";
import { CALLS } from "./calls.ts";
import { ID } from "./examples.ts";
import { pathKeys } from "./path-keys.ts";
import { REFUSED, refusalsOf } from "./refusals.ts";

const ERROR = { $ref: "#/components/schemas/Error" };

const contentOf = (example: unknown, mediaType: string | undefined) => ({
  [mediaType ?? "application/json"]: { schema: mediaType ? { type: "string" } : {}, example },
});

const parameter = (name: string, where: "path" | "query" | "header", more: object = {}) => ({
  name,
  in: where,
  schema: { type: "string" },
  ...more,
});

const KEY = {
  schema: { type: "string", format: "uuid" },
  description: "A new UUID for each action; sent again with the same one, the action happens once.",
  example: ID.change,
};
/** Logging in, and calls that prove or change a password, run every time. */
const OF_PASSWORDS = /^\/api\/(login|password\/\w+|account\/delete)$/;

const SEEN = {
  description: "The version that was seen, in quotes; 409 where what is changed has changed since.",
  example: '"12"',
};

function parametersOf({ method, path, query = {}, headers = {} }: Call, keys: Map<string, string>) {
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) =>
    parameter(keys.get(name!) ?? name!, "path", {
      required: true,
      description: name === "linkindex" ? "The tournament's link." : `The id of the ${name}.`,
    }),
  );
  const parameters = (where: "query" | "header", named: Record<string, string>) =>
    Object.entries(named).map(([name, example]) => parameter(name, where, { example }));
  const write =
    method === "GET" || OF_PASSWORDS.test(path) ? [] : [parameter("Idempotency-Key", "header", KEY)];
  const change = method === "PUT" || method === "DELETE" ? [parameter("If-Match", "header", SEEN)] : [];
  return [...parts, ...parameters("query", query), ...parameters("header", headers), ...write, ...change];
}

function operationOf(call: Call, keys: Map<string, string>) {
  const refused = Object.entries(refusalsOf(call)).map(([status, description]) => [
    status,
    {
      description,
      content: { "application/json": { schema: ERROR, example: REFUSED[Number(status)]?.example } },
    },
  ]);
  return {
    tags: [call.area],
    summary: call.does,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    security: call.who === "anyone" ? [] : [{ bearer: [] }],
    parameters: parametersOf(call, keys),
    ...(call.sends === undefined
      ? {}
      : { requestBody: { required: true, content: contentOf(call.sends, call.sendsType) } }),
    responses: {
      [call.status ?? 200]: { description: "Done.", content: contentOf(call.answers, call.mediaType) },
      ...Object.fromEntries(refused),
    },
  };
}

/** OpenAPI 3.1 of every call, with examples. */
export function openApiDocument(server: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS) {
    const { path, keys } = pathKeys(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, keys) };
  }
  const properties = {
    error: { type: "string", description: "One sentence for a person." },
    code: { type: "string", description: "For a program; it stays when the sentence is reworded." },
    fields: { type: "object", description: "A sentence for each field that is wrong." },
    rows: { type: "array", items: {}, description: "What is wrong in which row of a file." },
    conflicts: { type: "array", items: {}, description: "What is there now, and who set it when." },
    confirmable: { type: "boolean", description: "The same with ?confirm=true goes through." },
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Volleyball Scorecards",
      version: "1",
      license: { name: "MIT", identifier: "MIT" },
      description: `Tournaments on an event log. How to log in, write once and follow live: ${server}/api/docs`,
    },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: {
        Error: { type: "object", required: ["error", "code"], properties, additionalProperties: true },
      },
    },
  };
}
