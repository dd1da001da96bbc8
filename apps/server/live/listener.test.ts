// A reader that takes nothing is dropped, and what waits for it is bounded.
import { expect, test } from "bun:test";
import { connect } from "node:net";
import { Listener } from "./listener.ts";

const MEGABYTE = new TextEncoder().encode(`event: patch\ndata: ${"x".repeat(1_000_000)}\n\n`);

test("a client that stops reading loses its stream instead of filling the memory", async () => {
  const opened = Promise.withResolvers<Listener>();
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request) {
      const listener = new Listener(request, null, null);
      opened.resolve(listener);
      return listener.response;
    },
  });
  const socket = connect(server.port!, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: site\r\n\r\n");
  socket.pause();
  const listener = await opened.promise;
  let closed = false;
  listener.onClose(() => (closed = true));
  let sent = 0;
  for (; !closed && sent < 100; sent++) {
    listener.send(MEGABYTE);
    await Bun.sleep(1);
  }
  expect(closed).toBe(true);
  expect(listener.dropped).toBe(true);
  // Its own queue, and what the system keeps for a connection.
  expect(sent).toBeLessThan(30);
  socket.destroy();
  await server.stop(true);
});
