// Turns answers and refusals into responses: the one place that maps them to a status and JSON.
import { type Answer, isRefusal, type Refusal } from "#server/log/command.ts";

const JSON_TYPE = "application/json; charset=utf-8";

export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  textResponse(status, JSON.stringify(body), headers);

/** JSON that is text already. */
export function textResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { "content-type": JSON_TYPE, "cache-control": "private, no-store", ...headers },
  });
}

/** JSON that was compressed by gzip. */
export const packedResponse = (
  status: number,
  packed: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response =>
  new Response(packed, {
    status,
    headers: { "content-type": JSON_TYPE, "content-encoding": "gzip", ...headers },
  });

export function refusalResponse({ refused, error, code, details }: Refusal): Response {
  const { retryAfterSeconds, ...shown } = (details ?? {}) as Record<string, unknown>;
  const headers: Record<string, string> = retryAfterSeconds
    ? { "retry-after": String(retryAfterSeconds) }
    : {};
  if (refused === 503) headers["retry-after"] ??= "1";
  if (refused === 401) headers["www-authenticate"] = "Bearer";
  return jsonResponse(refused, { error, code, ...shown }, headers);
}

export const respond = (outcome: Answer | Refusal): Response =>
  isRefusal(outcome) ? refusalResponse(outcome) : jsonResponse(outcome.status, outcome.body);
