// What is ready takes no more room than it may, whatever addresses are made up.
import { expect, test } from "bun:test";
import { ReadyAnswers, takesGzip } from "./ready-answers.ts";

const asked = (query: string) => new Request(`http://localhost/api/games/x?${query}`);

test("answers of one state are kept up to a length; a body that is kept by name takes none", () => {
  const answers = new ReadyAnswers();
  const queries = Array.from({ length: 20 }, (_, at) => `made=${at}`);
  const kept = () => queries.filter((query) => answers.find(asked(query)) !== null).length;
  for (const query of queries) answers.keep(asked(query), `${query} ${"x".repeat(1_000_000)}`, {});
  expect(kept()).toBe(7);
  const named = answers.body("snapshot", () => "y".repeat(5_000_000));
  for (const query of queries) answers.keep(asked(query), named, {});
  expect(kept()).toBe(20);
});

test.each([
  ["gzip, deflate, br", true],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", true],
  ["gzip;q=0.05", true],
  ["gzip;q=0", false],
  ["br, gzip ; q=0.00, identity", false],
  ["br", false],
])("Accept-Encoding: %s", (said, takes) => {
  expect(takesGzip(new Request("http://localhost/", { headers: { "accept-encoding": said } }))).toBe(takes);
});
