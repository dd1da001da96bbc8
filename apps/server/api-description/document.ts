// The OpenAPI document, made from the table of calls.
import type { Call } from "./call.ts";
import { CALLS } from "./calls.ts";

const ERROR = { $ref: "#/components/schemas/Error" };
const json = (example: unknown, schema: object = {}) => ({ "application/json": { schema, example } });
const answerOf = ({ answers, mediaType }: Call) =>
  mediaType ? { [mediaType]: { schema: { type: "string" }, example: answers } } : json(answers);

const refusals = ({ who, method }: Call): Record<string, string> => ({
  400: "Bad input; `fields` says which.",
  ...(who === "anyone" ? {} : { 401: "No valid token." }),
  ...(who === "organiser" ? { 403: "Of another organiser." } : {}),
  404: "Unknown, of another tournament, or unpublished.",
  ...(method === "GET"
    ? {}
    : {
        409: "A conflict; `confirmable` says whether confirming goes through.",
        422: "An idempotency key of another request.",
        429: "Too many; see Retry-After.",
      }),
});

const parameter = (name: string, where: string, more: object = {}) => ({
  name,
  in: where,
  schema: { type: "string" },
  ...more,
});

function operationOf(call: Call) {
  const writes = call.method !== "GET";
  const parts = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) =>
    parameter(name!, "path", { required: true }),
  );
  const query = Object.entries(call.query ?? {}).map(([name, example]) =>
    parameter(name, "query", { example }),
  );
  const headers = writes
    ? [
        parameter("Idempotency-Key", "header"),
        ...(call.method === "POST" ? [] : [parameter("If-Match", "header", { example: '"12"' })]),
      ]
    : [];
  const refused = Object.entries(refusals(call)).map(([status, description]) => [
    status,
    { description, content: { "application/json": { schema: ERROR } } },
  ]);
  return {
    tags: [call.area],
    summary: call.does,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    security: call.who === "anyone" ? [] : [{ bearer: [] }],
    parameters: [...parts, ...query, ...headers],
    ...(call.sends === undefined ? {} : { requestBody: { required: true, content: json(call.sends) } }),
    responses: {
      [call.status ?? 200]: { description: "Done.", content: answerOf(call) },
      ...Object.fromEntries(refused),
    },
  };
}

/** OpenAPI 3.1 of every call, with examples. */
export function openApiDocument(server: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  const properties = {
    error: { type: "string", description: "One sentence." },
    code: { type: "string" },
    fields: { type: "object" },
    rows: { type: "array" },
    confirmable: { type: "boolean" },
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Volleyball Scorecards",
      version: "1",
      description:
        "Tournaments on an event log. A write may carry an Idempotency-Key; a PUT or DELETE an If-Match with the version that was seen.",
    },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: { type: "object", required: ["error", "code"], properties } },
    },
  };
}
