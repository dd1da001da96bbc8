// The headers that tell a browser what it may do with an answer: one place, keyed by the path.
import { SITE_ROUTES } from "#events/rules/slug.ts";
import { cameByHttps } from "./public-origin.ts";

const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");
const NOTHING_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** The site uses none of these. Keeping the screen awake and sharing stay allowed. */
const PERMISSIONS =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";
const HTTPS_FOR_SECONDS = 31_536_000;

/**
 * A venue may show `/{slug}/display` inside a page of its own; nothing else may be framed. That includes the
 * site's own routes in capitals or with percent signs, which pages treat as the same.
 */
function mayBeFramed(pathname: string): boolean {
  const [, slug] = /^\/([^/]+)\/display\/?$/.exec(pathname) ?? [];
  try {
    return slug !== undefined && !SITE_ROUTES.has(decodeURIComponent(slug).toLowerCase());
  } catch {
    return false;
  }
}

/** For a browser that came by HTTPS. */
export function setTransportHeader(request: Request, headers: Headers, hops: number): void {
  if (cameByHttps(request, hops))
    headers.set("strict-transport-security", `max-age=${HTTPS_FOR_SECONDS}; includeSubDomains`);
}

/** Sets the headers of every answer at an address, once; a policy that a route has set itself stays. */
export function setSecurityHeaders(url: string, headers: Headers): void {
  if (headers.has("x-content-type-options")) return;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  const framed = isPage && mayBeFramed(new URL(url).pathname);
  if (!headers.has("content-security-policy")) {
    const policy = isPage ? CONTENT_POLICY : NOTHING_POLICY;
    headers.set("content-security-policy", framed ? policy : `${policy}; frame-ancestors 'none'`);
  }
  if (!framed) headers.set("x-frame-options", "DENY");
  if (!isPage) return;
  headers.set("permissions-policy", PERMISSIONS);
  if (!framed) headers.set("cross-origin-opener-policy", "same-origin");
}
