// One read from the server, with the token if there is one; an answer that is no success is thrown.
import type { Frame } from "#projections/views.ts";
import { remembered } from "../session/device-store.ts";

/** The server says that there is no such thing for this viewer. */
export class Gone extends Error {}

/** 304 is an answer like any other here. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  const token = rememberedToken();
  const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { ...init, headers });
  const { ok, status, headers: told } = response;
  if (ok || status === 304) return response;
  // Whatever stands between here and the server says so of pages that it does not know: in a page of its own.
  throw status === 404 && told.get("content-type")?.includes("json") ? new Gone() : new Error(`${status}`);
}

/**
 * What is newer than what is shown, which its ETag names; null when nothing is. The browser's own cache is not asked:
 * it would hide that nothing is new.
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

/** What the last log-in on this device left; it may have ended. */
export const rememberedToken = (): string | null => remembered("token");
