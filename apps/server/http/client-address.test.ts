// The client's address: the peer's own, or what our proxies wrote, never what the client made up.
import { expect, test } from "bun:test";
import { clientAddress } from "./client-address.ts";

const peer = { requestIP: () => ({ address: "10.0.0.1" }) };
const from = (forwarded?: string) =>
  new Request("http://site/", { headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } });

test("without a proxy of ours the header is anyone's invention", () => {
  expect(clientAddress(from("1.2.3.4"), peer, 0)).toBe("10.0.0.1");
});

test("one proxy: the last entry, whatever the client wrote before it", () => {
  expect(clientAddress(from("1.2.3.4"), peer, 1)).toBe("1.2.3.4");
  expect(clientAddress(from("9.9.9.9, 1.2.3.4"), peer, 1)).toBe("1.2.3.4");
});

test("two proxies: the entry that the outer one wrote", () => {
  expect(clientAddress(from("9.9.9.9, 1.2.3.4, 10.0.0.7"), peer, 2)).toBe("1.2.3.4");
});

test("fewer entries than proxies, or none: the peer", () => {
  expect(clientAddress(from("1.2.3.4"), peer, 2)).toBe("10.0.0.1");
  expect(clientAddress(from(), peer, 1)).toBe("10.0.0.1");
  expect(clientAddress(from(" , "), peer, 1)).toBe("10.0.0.1");
});

test("no server, as in a test of a route alone", () => {
  expect(clientAddress(from(), null, 0)).toBe("unknown");
});
