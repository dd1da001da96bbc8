// Server-sent events on the wire.
import { PROTOCOL } from "#projections/views.ts";

const encoder = new TextEncoder();

export function eventFrame(event: string, data: unknown, id?: string): Uint8Array {
  const idLine = id ? `id: ${id}\n` : "";
  return encoder.encode(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`);
}

export const retryFrame = (milliseconds: number): Uint8Array => encoder.encode(`retry: ${milliseconds}\n\n`);

/** An event, not a comment, so that a page can prove that bytes arrive; it never carries an id. */
export const HEARTBEAT = eventFrame("heartbeat", { protocol: PROTOCOL });

/** `<epoch>-<version>`, as `Last-Event-ID` or `?after=` bring it back; null when it is neither. */
export function parseEventId(text: string | null): { epoch: string; version: number } | null {
  const parts = /^([0-9a-f]{1,64})-(\d{1,9})$/.exec(text ?? "");
  return parts ? { epoch: parts[1]!, version: Number(parts[2]) } : null;
}
