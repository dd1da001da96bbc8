// Follows a live stream as a page does, frame by frame.
import { createParser } from "eventsource-parser";

export interface StreamFrame {
  event: string;
  id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into frames of every shape.
  data: any;
}

export interface Stream {
  status: number;
  headers: Headers;
  /** Every frame so far, heartbeats too. */
  frames: StreamFrame[];
  /** The next frame that was not taken yet: any but a heartbeat, or one of the given event. */
  next(event?: string): Promise<StreamFrame>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

const patienceMs = 10_000;

export async function openStream(url: string, headers: Record<string, string> = {}): Promise<Stream> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  const frames: StreamFrame[] = [];
  let taken = 0;
  let fault: unknown = null;
  let wake = Promise.withResolvers<void>();
  const parser = createParser({
    onEvent({ event = "message", id, data }) {
      try {
        frames.push({ event, id, data: JSON.parse(data) });
      } catch (error) {
        fault ??= error;
      }
      wake.resolve();
      wake = Promise.withResolvers();
    },
  });

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body!) parser.feed(decoder.decode(chunk, { stream: true }));
    } catch {
      // Closed by the test.
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    frames,
    ended: read(),
    close: () => controller.abort(),
    async next(event) {
      const wanted = (frame: StreamFrame) => (event ? frame.event === event : frame.event !== "heartbeat");
      for (const deadline = Date.now() + patienceMs; ; ) {
        if (fault) throw fault;
        const at = frames.findIndex((frame, index) => index >= taken && wanted(frame));
        if (at >= 0) {
          taken = at + 1;
          return frames[at]!;
        }
        if (Date.now() > deadline)
          throw new Error(`No ${event ?? "frame"} came; so far: ${JSON.stringify(frames)}`);
        await Promise.race([wake.promise, Bun.sleep(100)]);
      }
    },
  };
}
