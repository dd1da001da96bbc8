// Ready answers take no more room than they may, whatever addresses are made up.
import { expect, test } from "bun:test";
import { ReadyAnswers } from "./ready-answers.ts";

const asked = (query: string) => new Request(`http://localhost/api/games/x?${query}`);

test("answers of one state are kept up to a length; a text that is kept by name takes none", () => {
  const answers = new ReadyAnswers();
  const queries = Array.from({ length: 20 }, (_, at) => `made=${at}`);
  const kept = () => queries.filter((query) => answers.find(asked(query)) !== null).length;
  for (const query of queries) answers.keep(asked(query), `${query} ${"x".repeat(1_000_000)}`, {});
  expect(kept()).toBe(7);
  const { plain } = answers.text("snapshot", () => ({ plain: "y".repeat(5_000_000) }));
  for (const query of queries) answers.keep(asked(query), plain, {});
  expect(kept()).toBe(20);
});

test("an answer that has forms is found in the one that is taken, and one that has none by everybody", () => {
  const answers = new ReadyAnswers();
  const asking = (query: string, accepted: string) =>
    new Request(asked(query).url, { headers: { "accept-encoding": accepted } });
  const found = (query: string, accepted: string) =>
    answers.find(asking(query, accepted))?.headers.get("x-form") ?? null;
  const vary = "Accept-Encoding";
  answers.keep(asked("a"), "as it is", { vary, "x-form": "plain" });
  expect([found("a", "br"), found("a", "gzip")]).toEqual(["plain", null]);
  answers.keep(asked("a"), "packed", { vary, "x-form": "packed", "content-encoding": "gzip" });
  expect([found("a", "br"), found("a", "gzip")]).toEqual(["plain", "packed"]);
  answers.keep(asked("b"), "for all", { vary: "Authorization", "x-form": "only" });
  expect([found("b", "br"), found("b", "gzip")]).toEqual(["only", "only"]);
});
