// Thousands of open pages in one cheap process: raw sockets that only look for a mark in what arrives.
import type { Socket } from "bun";

export type Order =
  | {
      do: "open";
      name: string;
      port: number;
      path: string;
      count: number;
      headers?: string;
      kind: "sse" | "socket.io";
    }
  | { do: "send"; name: string; port: number; requests: string[]; mark: string; atOnce: boolean }
  | { do: "load"; port: number; path: string; connections: number; seconds: number }
  | { do: "close"; name: string };

/** `lastMs`: from sending the first request until the last page has the mark. */
export interface Report {
  lastMs?: number;
  /** Longest wait of one page for its first event. */
  openMs?: number;
  frames?: number;
  perSecond?: number;
  error?: string;
}

interface Page {
  crowd: Crowd;
  ready: boolean;
  marked: boolean;
}

interface Crowd {
  pages: Socket<Page>[];
  mark: Buffer | null;
  missing: number;
  frames: number;
  done: () => void;
}

const PATIENCE_MS = 20_000;
const SIMULTANEOUS = 10_000;
const FRAME = Buffer.from("event: patch");
const SOCKET_IO = {
  open: Buffer.from("0{"),
  joined: Buffer.from("40{"),
  join: Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]),
};

const crowds = new Map<string, Crowd>();
const crowdOf = (name: string): Crowd => {
  const known = crowds.get(name);
  if (known) return known;
  const made = { pages: [], mark: null, missing: 0, frames: 0, done: () => {} };
  crowds.set(name, made);
  return made;
};

const within = <T>(work: Promise<T>, what: () => string): Promise<T> =>
  Promise.race([
    work,
    Bun.sleep(PATIENCE_MS).then(() => {
      throw new Error(what());
    }),
  ]);

async function open({
  name,
  port,
  path,
  count,
  headers = "",
  kind,
}: Order & { do: "open" }): Promise<Report> {
  const crowd = crowdOf(name);
  const upgrade =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}${kind === "sse" ? "" : upgrade}\r\n`;
  let openMs = 0;
  let left = count - crowd.pages.length;
  if (left <= 0) return { openMs };
  const everyone = Promise.withResolvers<void>();
  const start = performance.now();
  const welcome = (page: Page) => {
    page.ready = true;
    openMs = Math.max(openMs, performance.now() - start);
    if (--left === 0) everyone.resolve();
  };
  const connect = () =>
    Bun.connect<Page>({
      hostname: "127.0.0.1",
      port,
      data: { crowd, ready: false, marked: false },
      socket: {
        open: (socket) => void socket.write(request),
        data(socket, bytes) {
          const page = socket.data;
          if (!page.ready) greet(socket, bytes, kind, () => welcome(page));
          if (crowd.mark) look(socket, bytes);
        },
        error: (_, error) => everyone.reject(error),
        close: ({ data }) => {
          if (!data.ready) everyone.reject(new Error("A stream was refused."));
        },
      },
    });
  for (let wanted = left; wanted > 0; wanted -= SIMULTANEOUS)
    crowd.pages.push(...(await Promise.all(Array.from({ length: Math.min(wanted, SIMULTANEOUS) }, connect))));
  await within(everyone.promise, () => `${left} of ${count} pages were not served.`);
  return { openMs };
}

/** An event stream counts as open after its first whole event, socket.io after its own greeting. */
function greet(socket: Socket<Page>, bytes: Buffer, kind: "sse" | "socket.io", ready: () => void): void {
  if (kind === "sse") {
    if (bytes.includes("event: ")) ready();
  } else if (bytes.includes(SOCKET_IO.joined)) ready();
  else if (bytes.includes(SOCKET_IO.open)) socket.write(SOCKET_IO.join);
}

function look(socket: Socket<Page>, bytes: Buffer): void {
  const { data: page } = socket;
  const { crowd } = page;
  if (socket === crowd.pages[0])
    for (let at = bytes.indexOf(FRAME); at >= 0; at = bytes.indexOf(FRAME, at + 1)) crowd.frames++;
  if (page.marked || bytes.indexOf(crowd.mark!) < 0) return;
  page.marked = true;
  if (--crowd.missing === 0) crowd.done();
}

const senders = new Map<number, Promise<Socket<{ answered: () => void }>>[]>();

/** Kept-alive connections, each with one request at a time. */
function sendersOf(port: number, count: number) {
  const list = senders.get(port) ?? [];
  senders.set(port, list);
  while (list.length < count)
    list.push(
      Bun.connect({
        hostname: "127.0.0.1",
        port,
        data: { answered: () => {} },
        socket: {
          data(socket, bytes) {
            if (!bytes.includes(" 20") && bytes.includes("HTTP/1.1 ")) console.error(bytes.toString());
            socket.data.answered();
          },
        },
      }),
    );
  return Promise.all(list.slice(0, count));
}

async function send({ name, port, requests, mark, atOnce }: Order & { do: "send" }): Promise<Report> {
  const crowd = crowdOf(name);
  const sockets = await sendersOf(port, atOnce ? requests.length : 1);
  const everyone = Promise.withResolvers<void>();
  Object.assign(crowd, {
    mark: Buffer.from(mark),
    missing: crowd.pages.length,
    frames: 0,
    done: everyone.resolve,
  });
  for (const { data } of crowd.pages) data.marked = false;
  if (crowd.pages.length === 0) everyone.resolve();
  const start = performance.now();
  const answers = requests.map((request, index) => {
    const socket = sockets[atOnce ? index : 0]!;
    const answered = Promise.withResolvers<void>();
    socket.data.answered = answered.resolve;
    socket.write(request);
    return answered.promise;
  });
  await within(
    everyone.promise,
    () => `${crowd.missing} of ${crowd.pages.length} pages of ${name} missed "${mark}".`,
  );
  const lastMs = performance.now() - start;
  await within(Promise.all(answers), () => "A request was not answered.");
  crowd.mark = null;
  return { lastMs, frames: crowd.frames };
}

/** Sends the next request once the answer is complete; every answer is as long as the first. */
async function load({ port, path, connections, seconds }: Order & { do: "load" }): Promise<Report> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  let answers = 0;
  let whole = 0;
  let over = false;
  let fault = "";
  const sockets = await Promise.all(
    Array.from({ length: connections }, () =>
      Bun.connect<{ got: number }>({
        hostname: "127.0.0.1",
        port,
        data: { got: 0 },
        socket: {
          open: (socket) => void socket.write(request),
          data(socket, bytes) {
            if (whole === 0) {
              const head = bytes.indexOf("\r\n\r\n");
              const length = /content-length: (\d+)/i.exec(bytes.subarray(0, head).toString())?.[1];
              if (!length || !bytes.subarray(0, 12).includes(" 200"))
                fault = bytes.subarray(0, head).toString();
              whole = head + 4 + Number(length);
            }
            socket.data.got += bytes.length;
            if (socket.data.got < whole) return;
            socket.data.got -= whole;
            answers++;
            if (!over) socket.write(request);
          },
        },
      }),
    ),
  );
  await Bun.sleep(200);
  const before = answers;
  const start = performance.now();
  await Bun.sleep(seconds * 1000);
  const perSecond = ((answers - before) * 1000) / (performance.now() - start);
  over = true;
  for (const socket of sockets) socket.end();
  return fault ? { error: fault } : { perSecond };
}

async function obey(order: Order): Promise<Report> {
  if (order.do === "open") return open(order);
  if (order.do === "send") return send(order);
  if (order.do === "load") return load(order);
  const crowd = crowdOf(order.name);
  for (const page of crowd.pages) page.end();
  crowds.delete(order.name);
  return {};
}

process.on("message", async (order: Order) => {
  process.send!(await obey(order).catch((error: Error) => ({ error: error.message })));
});
process.on("disconnect", () => process.exit(0));
