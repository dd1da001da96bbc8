// A network between a site and its database that can fall silent: connections stay open, but nothing comes through.
import net from "node:net";
import { atEnd } from "./closing.ts";

export interface SilentNetwork {
  /** The database's address through it. */
  url: string;
  /** Nothing comes through any more, not on new connections either; a stopped PostgreSQL looks the same. */
  fallSilent(): void;
  /** New connections come through again; earlier ones stay silent for ever, as after a switch was replaced. */
  replace(): void;
  /** How many connections it has carried so far. */
  carried(): number;
}

export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
  const to = new URL(databaseUrl);
  let lines: { isSilent: boolean }[] = [];
  let isSilent = false;
  let carried = 0;
  const sockets = new Set<net.Socket>();
  // A proxy would end a connection on one side when it ends on the other; here that, too, must wait for the network.
  const server = net.createServer({ allowHalfOpen: true }, (near) => {
    const line = { isSilent };
    lines.push(line);
    carried++;
    const far = net.connect({ port: Number(to.port), host: to.hostname, allowHalfOpen: true });
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => {});
      from.on("data", (bytes) => line.isSilent || into.write(bytes));
      from.on("end", () => line.isSilent || into.end());
      from.on("close", () => line.isSilent || into.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(databaseUrl);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const line of lines) line.isSilent = true;
    },
    replace() {
      isSilent = false;
      lines = lines.filter((line) => !line.isSilent);
    },
    carried: () => carried,
  };
}
