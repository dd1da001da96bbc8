// What our proxies say about a request: the one list of headers that are trusted behind them.

/**
 * A proxy must write each of them itself: a client can forge any that it does not write. A
 * test checks `deploy/nginx.conf`.
 */
export const PROXY_HEADERS = {
  address: "x-forwarded-for",
  host: "x-forwarded-host",
  protocol: "x-forwarded-proto",
} as const;

/** Each proxy appends to the list or replaces what was there; empty without the header. */
export const toldByProxies = (request: Request, what: keyof typeof PROXY_HEADERS): string[] =>
  request.headers
    .get(PROXY_HEADERS[what])
    ?.split(",")
    .map((word) => word.trim()) ?? [];
