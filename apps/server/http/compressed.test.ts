// One text in two forms: compressed once, for requests that accept it, and declared in the headers.
import { expect, test } from "bun:test";
import { type Encoding, inFormFor, type Text, takes } from "./compressed.ts";

const asking = (accepted: string) =>
  new Request("http://localhost/", { headers: { "accept-encoding": accepted } });

const cases: [said: string, taken: Encoding[]][] = [
  ["gzip, deflate, br", ["gzip", "br"]],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", ["gzip", "br"]],
  ["gzip;q=0.05", ["gzip"]],
  ["gzip;q=0", []],
  ["br, gzip ; q=0.00, identity", ["br"]],
  ["br;q=0, gzip", ["gzip"]],
  ["", []],
];
test.each(cases)("Accept-Encoding: %s", (said, taken) => {
  const encodings: Encoding[] = ["gzip", "br"];
  expect(encodings.filter((encoding) => takes(asking(said), encoding))).toEqual(taken);
});

test("a text is compressed once, for the first who takes that", () => {
  const text: Text = { plain: "Aces 25, Blockers 18" };
  const headers = { vary: "Accept-Encoding" };
  expect(inFormFor(asking("br"), text, headers)).toEqual({ body: text.plain, headers });
  expect(text.packed).toBeUndefined();
  const first = inFormFor(asking("gzip"), text, headers);
  expect(first.headers).toEqual({ ...headers, "content-encoding": "gzip" });
  expect(new TextDecoder().decode(Bun.gunzipSync(first.body as Uint8Array<ArrayBuffer>))).toBe(
    "Aces 25, Blockers 18",
  );
  expect(inFormFor(asking("gzip"), text, headers).body).toBe(first.body);
});
