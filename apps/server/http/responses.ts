// Turns answers and refusals into responses: the one place that maps them to a status and JSON.
import { type Answer, isRefusal, type Refusal } from "#server/log/command.ts";

export const JSON_TYPE = "application/json; charset=utf-8";

export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": JSON_TYPE, "cache-control": "private, no-store", ...headers },
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
