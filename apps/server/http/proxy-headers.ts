// What proxies of ours say of a request: the one list of the headers that are believed behind them.

/** Each of them a proxy must write itself: what it does not write, a client can. `deploy/nginx.conf` is held to it. */
export const PROXY_HEADERS = {
  address: "x-forwarded-for",
  host: "x-forwarded-host",
  protocol: "x-forwarded-proto",
} as const;

/** Each proxy adds its word to the list, or writes one in the place of what was there; empty without the header. */
export const toldByProxies = (request: Request, what: keyof typeof PROXY_HEADERS): string[] =>
  request.headers
    .get(PROXY_HEADERS[what])
    ?.split(",")
    .map((word) => word.trim()) ?? [];
