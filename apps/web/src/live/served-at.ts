// When the page left the server: a page that the browser restores from its cache is as old as it was then.

/**
 * In: the bytes that came over the network for the page (0 from a cache), `document.lastModified`, and now. Out:
 * milliseconds of the device's clock; now for a page that has just come, whatever the server's clock says.
 */
export function servedAtMs(bytes: number | undefined, lastModified: string, nowMs: number): number {
  if (bytes !== 0) return nowMs;
  const servedMs = Date.parse(lastModified);
  return Number.isNaN(servedMs) ? nowMs : Math.min(servedMs, nowMs);
}
