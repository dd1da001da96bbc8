// The site's address from the caller's point of view: the configured one, else the one that was requested.
import type { Config } from "#server/config.ts";

const HOST = /^[a-z\d.-]+(:\d{1,5})?$|^\[[a-f\d:.]+\](:\d{1,5})?$/i;

/** `hops`: how many proxies are ours. Each appends to a list or replaces what was there. */
function forwarded(request: Request, name: "host" | "proto", hops: number): string | undefined {
  if (hops === 0) return;
  const values = request.headers.get(`x-forwarded-${name}`)?.split(",");
  return (values?.at(-hops) ?? values?.[0])?.trim();
}

/** Whether the browser came by HTTPS: only a proxy of ours can say so. */
export const cameByHttps = (request: Request, hops: number): boolean =>
  forwarded(request, "proto", hops) === "https";

/** Without a slash at the end. X-Forwarded-* counts only behind our proxies, and no malformed host is repeated. */
export function publicOrigin(
  request: Request,
  { publicUrl, trustProxyHops: hops }: Pick<Config, "publicUrl" | "trustProxyHops">,
  otherwise: string,
): string {
  if (publicUrl) return publicUrl;
  const host = forwarded(request, "host", hops) ?? request.headers.get("host") ?? "";
  if (!HOST.test(host)) return otherwise;
  return `${cameByHttps(request, hops) ? "https" : "http"}://${host.toLowerCase()}`;
}
