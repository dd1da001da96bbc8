// The end of a stream, from either side: a reader that takes nothing is dropped, and what waits for it is limited.
import { afterAll, beforeEach, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { Listener } from "./listener.ts";

const MEGABYTE = new TextEncoder().encode(`event: patch\ndata: ${"x".repeat(1_000_000)}\n\n`);

let opened = Promise.withResolvers<Listener>();
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch() {
    const listener = new Listener(null, null);
    opened.resolve(listener);
    return listener.response;
  },
});
const sockets: Socket[] = [];

beforeEach(() => {
  opened = Promise.withResolvers();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop(true);
});

/** A page that has opened the stream; `text` is what has arrived so far. */
async function openPage() {
  const socket = connect(server.port!, "127.0.0.1");
  sockets.push(socket);
  const page = { socket, text: "", bytes: 0 };
  socket.on("error", () => {});
  socket.on("data", (data) => {
    page.bytes += data.length;
    if (data.length < 10_000) page.text += data.toString();
  });
  socket.write("GET / HTTP/1.1\r\nHost: site\r\n\r\n");
  const listener = await opened.promise;
  const closed = Promise.withResolvers<void>();
  let isClosed = false;
  listener.onClose(() => {
    isClosed = true;
    closed.resolve();
  });
  return { ...page, page, listener, closed: closed.promise, isClosed: () => isClosed };
}

const until = async (come: () => boolean) => {
  while (!come()) await Bun.sleep(2);
};

test("a client that stops reading loses its stream instead of filling the memory", async () => {
  const { socket, listener, isClosed } = await openPage();
  socket.pause();
  let sent = 0;
  for (; !isClosed() && sent < 100; sent++) {
    listener.send(MEGABYTE);
    await Bun.sleep(1);
  }
  expect(isClosed()).toBe(true);
  expect(listener.dropped).toBe(true);
  // Its own queue, and the system's buffers for a connection.
  expect(sent).toBeLessThan(30);
});

test("a client that was slow and has caught up keeps its stream, and all that was sent", async () => {
  const { socket, page, listener, isClosed } = await openPage();
  let sent = 0;
  for (let pause = 0; pause < 5; pause++) {
    socket.pause();
    for (let more = 0; more < 6; more++, sent++) {
      listener.send(MEGABYTE);
      await Bun.sleep(1);
    }
    socket.resume();
    await until(() => page.bytes >= sent * MEGABYTE.length);
    await Bun.sleep(5);
  }
  expect(isClosed()).toBe(false);
  expect(listener.dropped).toBe(false);
});

test("what is sent before the server has taken the response comes first, in order", async () => {
  const listener = new Listener(null, null);
  listener.send(new TextEncoder().encode("event: one\ndata: 1\n\n"));
  listener.send(new TextEncoder().encode("event: two\ndata: 2\n\n"));
  listener.end("server-stops");
  const text = await listener.response.text();
  expect(text.replace(/^retry: \d+\n\n/, "")).toBe(
    'event: one\ndata: 1\n\nevent: two\ndata: 2\n\nevent: end\ndata: {"reason":"server-stops"}\n\n',
  );
});

test("an end is told as its last event, and closes the stream", async () => {
  const { page, listener, closed } = await openPage();
  await until(() => page.text.includes("retry: "));
  listener.end("access-changed");
  await closed;
  await until(() => page.text.endsWith("0\r\n\r\n"));
  expect(page.text).toContain('event: end\ndata: {"reason":"access-changed"}\n\n');
  listener.send(MEGABYTE);
  await Bun.sleep(20);
  expect(page.bytes).toBeLessThan(5000);
});

test("a client that leaves is noticed, and was not too slow", async () => {
  const { socket, page, listener, closed } = await openPage();
  await until(() => page.text.includes("retry: "));
  socket.destroy();
  await closed;
  expect(listener.dropped).toBe(false);
});

test("a client that was gone before its first byte is let go at the second heartbeat", () => {
  const listener = new Listener(null, null);
  let closed = false;
  listener.onClose(() => (closed = true));
  listener.heartbeat();
  expect(closed).toBe(false);
  listener.heartbeat();
  expect(closed).toBe(true);
});
