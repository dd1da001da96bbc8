// The limit of the fan-out: a Bun server that writes what is posted to every open stream, and does nothing else.
const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
const HELLO = new TextEncoder().encode("event: hello\ndata: {}\n\n");

Bun.serve({
  hostname: "127.0.0.1",
  port: Number(Bun.env.PORT),
  idleTimeout: 0,
  async fetch(request) {
    if (request.method === "POST") {
      const bytes = await request.bytes();
      for (const listener of listeners) listener.enqueue(bytes);
      return new Response("sent");
    }
    if (!request.url.endsWith("/live")) return new Response("ready");
    let own: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        listeners.add(controller);
        controller.enqueue(HELLO);
      },
      cancel: () => void listeners.delete(own),
    });
    return new Response(stream, { headers: { "content-type": "text/event-stream" } });
  },
});
