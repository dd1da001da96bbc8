// The site's address from the caller's point of view: the configured one, else the one that was requested.
import type { Config } from "#server/config.ts";
import { toldByProxies } from "./proxy-headers.ts";

const HOST = /^[a-z\d.-]+(:\d{1,5})?$|^\[[a-f\d:.]+\](:\d{1,5})?$/i;

/** `hops`: how many proxies are ours. */
function forwarded(request: Request, what: "host" | "protocol", hops: number): string | undefined {
  if (hops === 0) return;
  const values = toldByProxies(request, what);
  return values.at(-hops) ?? values[0];
}

/** Whether the browser came by HTTPS: only a proxy of ours can say so. */
export const cameByHttps = (request: Request, hops: number): boolean =>
  forwarded(request, "protocol", hops) === "https";

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
