// Reads one stream of server-sent events by fetch, so that the token can be sent along.
import { createParser } from "eventsource-parser";
import { request } from "./request.ts";

export interface StreamHandlers {
  onEvent: (name: string, data: string) => void;
  onRetry: (milliseconds: number) => void;
  /** Bytes have arrived, whatever they say. */
  onBytes: () => void;
}

/** Ends when the server ends it; throws if it breaks or is refused. */
export async function readStream(
  url: string,
  lastId: string | null,
  signal: AbortSignal,
  { onEvent, onRetry, onBytes }: StreamHandlers,
): Promise<void> {
  const headers = { accept: "text/event-stream", ...(lastId && { "last-event-id": lastId }) };
  const response = await request(url, { headers, signal, cache: "no-store" });
  const reader = response.body!.pipeThrough(new TextDecoderStream() as TransformStream).getReader();
  const parser = createParser({ onEvent: ({ event, data }) => onEvent(event ?? "message", data), onRetry });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(value as string);
  }
}
