// Server-sent events on the wire.
import { PROTOCOL } from "#projections/views.ts";

const encoder = new TextEncoder();

export function eventFrame(event: string, data: unknown, id?: string): Uint8Array {
  const idLine = id ? `id: ${id}\n` : "";
  return encoder.encode(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`);
}

export const retryFrame = (milliseconds: number): Uint8Array => encoder.encode(`retry: ${milliseconds}\n\n`);

/** An event instead of a comment, so that a page can notice that bytes arrive; it never has an id. */
export const HEARTBEAT = eventFrame("heartbeat", { protocol: PROTOCOL });

/** `<epoch>-<version>`, as `Last-Event-ID` or `?after=` bring it back; null for anything else. */
export function parseEventId(text: string | null): { epoch: string; version: number } | null {
  const parts = /^([0-9a-f]{1,64})-(\d{1,9})$/.exec(text ?? "");
  return parts ? { epoch: parts[1]!, version: Number(parts[2]) } : null;
}
