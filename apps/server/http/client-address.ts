// The address that a request came from, also behind trusted proxies.
import type { Config } from "#server/config.ts";
import { toldByProxies } from "./proxy-headers.ts";

interface Peer {
  requestIP(request: Request): { address: string } | null;
}

/** A request, and the server that knows its connection. */
export interface Caller {
  request: Request;
  server: Peer | null;
}

export const addressOf = ({ request, server }: Caller, { trustProxyHops }: Config): string =>
  clientAddress(request, server, trustProxyHops);

/** `hops`: how many entries of X-Forwarded-For, from the right, our own proxies wrote. */
export function clientAddress(request: Request, server: Peer | null, hops: number): string {
  const peer = server?.requestIP(request)?.address ?? "unknown";
  if (hops === 0) return peer;
  return toldByProxies(request, "address").filter(Boolean).at(-hops) ?? peer;
}
