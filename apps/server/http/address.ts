// The address that a request names: made absolute, so that everything behind can parse it, and without doubled slashes.
import { type Refusal, refuse } from "#server/log/command.ts";

/** Where the host begins in `https://…`. */
const AFTER_SCHEME = 8;

/** How the last valid address starts, host included: most requests of a site start alike, which saves parsing. */
let goodStart: string | null = null;

function isAddress(url: string): boolean {
  if (goodStart !== null && url.startsWith(goodStart)) return true;
  if (!URL.canParse(url)) return false;
  const path = url.indexOf("/", AFTER_SCHEME);
  if (path > 0) goodStart = url.slice(0, path + 1);
  return true;
}

/**
 * 400 for a Host header that names no host: the request's address is then a bare path, or cannot be parsed. A
 * request without the header, as old health checks send, is let through. Two such headers arrive joined by a
 * comma and are refused: a proxy in front may have used the other one (RFC 9112, 3.2).
 */
export function hostFault({ url, headers }: Request): Refusal | null {
  const host = headers.get("host");
  const isHost = url.startsWith("/") ? !host : isAddress(url) && !host?.includes(",");
  return isHost ? null : refuse(400, "bad-host", "The Host header does not name a host.");
}

/** In: a host that a server listens on. Out: the same as part of an address, where IPv6 has brackets. */
export const hostInAddress = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/**
 * In: the server's own name, for a request that names none or a bad one. Out: the same request object, not a
 * copy, because its client's address and its renewed token are looked up by it.
 */
export function addressed(request: Request, host: string): Request {
  const { url } = request;
  if (url.startsWith("/")) return addressed(at(request, `http://${host}${url}`), host);
  if (!isAddress(url)) return at(request, url.replace(/^https?:\/\/[^/?#]*/, `http://${host}`));
  return url.indexOf("//", AFTER_SCHEME) < 0 ? request : tidied(request);
}

/** Merges repeated slashes below /api (the specification's older pages send some). */
function tidied(request: Request): Request {
  const url = new URL(request.url);
  if (!/^\/+api\/.*\/\/|^\/+api\/\/|^\/\/+api\//.test(url.pathname)) return request;
  url.pathname = url.pathname.replace(/\/{2,}/g, "/");
  return at(request, url.href);
}

const at = (request: Request, value: string): Request =>
  Object.defineProperty(request, "url", { value, configurable: true });
