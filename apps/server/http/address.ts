// The address that a request names: whole, so that everything behind may read it, and with its slashes tidied.
import { type Refusal, refuse } from "#server/log/command.ts";

/** Where the host begins: behind `https://`. */
const AFTER_SCHEME = 8;

/** How the last good address starts, its host included: most requests of a site start alike. */
let goodStart: string | null = null;

function isAddress(url: string): boolean {
  if (goodStart !== null && url.startsWith(goodStart)) return true;
  if (!URL.canParse(url)) return false;
  const path = url.indexOf("/", AFTER_SCHEME);
  if (path > 0) goodStart = url.slice(0, path + 1);
  return true;
}

/**
 * 400 for a Host header that names no host: the request then has a bare path for its address, or one that cannot be
 * read. Without the header, as old health checks ask, it is let through. Two such headers arrive joined by a comma and
 * are refused: a proxy in front may have gone by the other one (RFC 9112, 3.2).
 */
export function hostFault({ url, headers }: Request): Refusal | null {
  const host = headers.get("host");
  const isHost = url.startsWith("/") ? !host : isAddress(url) && !host?.includes(",");
  return isHost ? null : refuse(400, "bad-host", "The Host header does not name a host.");
}

/** In: a host as a server listens on it. Out: the same in an address, where IPv6 stands in brackets. */
export const hostInAddress = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/**
 * In: the name that the server goes by, for a request without a good one. Out: the same request, not a copy: its
 * client's address and its renewed token are known by it.
 */
export function addressed(request: Request, host: string): Request {
  const { url } = request;
  if (url.startsWith("/")) return addressed(at(request, `http://${host}${url}`), host);
  if (!isAddress(url)) return at(request, url.replace(/^https?:\/\/[^/?#]*/, `http://${host}`));
  return url.indexOf("//", AFTER_SCHEME) < 0 ? request : tidied(request);
}

/** Repeated slashes below /api are one (the specification's older pages send some doubled). */
function tidied(request: Request): Request {
  const url = new URL(request.url);
  if (!/^\/+api\/.*\/\/|^\/+api\/\/|^\/\/+api\//.test(url.pathname)) return request;
  url.pathname = url.pathname.replace(/\/{2,}/g, "/");
  return at(request, url.href);
}

const at = (request: Request, value: string): Request =>
  Object.defineProperty(request, "url", { value, configurable: true });
