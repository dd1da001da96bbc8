// One read from the server, with the token if there is one; an unsuccessful answer is thrown.
import type { Frame } from "#projections/views.ts";
import { remembered } from "../session/device-store.ts";

/** The server itself says that the thing does not exist for this viewer. */
export class Gone extends Error {}

/** 304 is an answer like any other here. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  const token = rememberedToken();
  const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { ...init, headers });
  const { ok, status, headers: told } = response;
  if (ok || status === 304) return response;
  // A proxy or a login page in between answers for pages that it does not know, too, with a page of its own.
  throw status === 404 && told.get("content-type")?.includes("json") ? new Gone() : new Error(`${status}`);
}

/**
 * Asks only for something newer than what is shown, by its ETag; null if nothing is shown. The browser's own
 * cache is bypassed: it would hide that nothing is new.
 */
export async function requestNewer(
  url: string,
  shown: Frame | null,
  signal: AbortSignal,
): Promise<Response | null> {
  const headers = { ...(shown && { "if-none-match": `"${shown.epoch}-${shown.version}"` }) };
  const response = await request(url, { headers, signal, cache: "no-store" });
  return response.status === 304 ? null : response;
}

/** The token of the last log-in on this device; it may have expired. */
export const rememberedToken = (): string | null => remembered("token");
