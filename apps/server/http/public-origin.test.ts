// Which headers are trusted for the site's own address.
import { expect, test } from "bun:test";
import { cameByHttps, publicOrigin } from "./public-origin.ts";

const asked = (headers: Record<string, string>) => new Request("http://127.0.0.1/", { headers });
const proxied = {
  host: "inner:3000",
  "x-forwarded-host": "scores.example.org",
  "x-forwarded-proto": "https",
};
const of = (headers: Record<string, string>, trustProxyHops = 0, publicUrl: string | null = null) =>
  publicOrigin(asked(headers), { publicUrl, trustProxyHops }, "http://127.0.0.1:3000");

test("the configured address is the site's, whoever asks", () => {
  expect(of({ host: "evil.example" }, 0, "https://scores.example.org")).toBe("https://scores.example.org");
});
test("else the host that was asked", () => {
  expect(of({ host: "Gym.local:3000" })).toBe("http://gym.local:3000");
});
test("a proxy's word counts only behind proxies of ours", () => {
  expect(of(proxied)).toBe("http://inner:3000");
  expect(of(proxied, 1)).toBe("https://scores.example.org");
});
test("of two proxies the outer one's word counts, whether each adds its own or only one writes", () => {
  const added = { "x-forwarded-host": "scores.example.org, inner", "x-forwarded-proto": "https, http" };
  expect(of(added, 2)).toBe("https://scores.example.org");
  expect(of(proxied, 2)).toBe("https://scores.example.org");
  const claimed = { ...added, "x-forwarded-proto": "https, http, http" };
  expect([cameByHttps(asked(claimed), 2), cameByHttps(asked(added), 2)]).toEqual([false, true]);
});
test("an odd host is not repeated", () => {
  for (const host of ['a"><script>', "a/b", "a@b", ""]) expect(of({ host })).toBe("http://127.0.0.1:3000");
});
