// The address that the site has for whoever asks: the configured one, else the one that was asked.
import type { Config } from "#server/config.ts";
import { toldByProxies } from "./proxy-headers.ts";

const HOST = /^[a-z\d.-]+(:\d{1,5})?$|^\[[a-f\d:.]+\](:\d{1,5})?$/i;

/** `hops`: how many proxies are ours. */
function forwarded(request: Request, what: "host" | "protocol", hops: number): string | undefined {
  if (hops === 0) return;
  const told = toldByProxies(request, what);
  return told.at(-hops) ?? told[0];
}

/** What a browser was told by: true when a proxy of ours says so. Without one nobody can be trusted to know. */
export const cameByHttps = (request: Request, hops: number): boolean =>
  forwarded(request, "protocol", hops) === "https";

/** Without a slash at the end; what X-Forwarded-* says counts only behind proxies of ours, and no odd host is repeated. */
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
