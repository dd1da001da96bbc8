// Editing rows: only what differs is sent, all in one change, and each row shows its own reason.
import { expect, test } from "bun:test";
import { type Problem, problemOf } from "#web/api/outcome.ts";
import { changesOf, problemsByRow, saveTogether } from "./row-edits.ts";

const edit = (base: Record<string, string>, typed: Record<string, string>) => ({
  base,
  typed,
  version: 3,
  problem: null,
});

test("only what differs is sent, with the version that was seen", () => {
  expect(
    changesOf("a", edit({ name: "Gold", description: "" }, { name: "Silver", description: "" })),
  ).toEqual({
    _id: "a",
    version: 3,
    name: "Silver",
  });
  expect(changesOf("a", edit({ name: "Gold" }, { name: "Gold" }))).toBeNull();
});

const three = [
  ["a", edit({ name: "A" }, { name: "B" })],
  ["b", edit({ name: "C" }, { name: "D" })],
  ["c", edit({ name: "E" }, { name: "E" })],
] as const;

test("rows that differ go together, and only once", async () => {
  const sent: unknown[] = [];
  const { problems } = await saveTogether(three, async (items) => {
    sent.push(items);
    return { ok: true, value: null, version: 8 };
  });
  expect(sent).toEqual([
    [
      { _id: "a", version: 3, name: "B" },
      { _id: "b", version: 3, name: "D" },
    ],
  ]);
  expect(problems.size).toBe(0);
  expect((await saveTogether(three.slice(2), async () => Promise.reject())).outcome).toBeNull();
});

const refused = (more: Partial<Problem>): Problem => ({
  ...problemOf("refused", "refused", "No."),
  ...more,
});
const items = [{ _id: "a" }, { _id: "b" }, { _id: "c" }];

test("each row is told its own reason", () => {
  const current = { _id: "c", version: 5, by: { _id: "u", name: "Uma" }, at: "2026-05-01T10:00:00Z" };
  const problems = problemsByRow(
    items,
    refused({
      fields: { "0.name": "Name is required." },
      refused: [{ _id: "b", error: "Taken.", code: "name-taken", fields: { name: "Taken." } }],
      conflicts: [{ _id: "c", current }],
    }),
  );
  expect(problems.get("a")).toMatchObject({
    error: "Name is required.",
    fields: { name: "Name is required." },
  });
  expect(problems.get("b")).toMatchObject({ error: "Taken.", fields: { name: "Taken." }, conflicts: [] });
  expect(problems.get("c")).toMatchObject({ conflicts: [{ current: { by: { name: "Uma" } } }], fields: {} });
});

test("the only row has whatever was refused; no answer is nobody's", () => {
  const taken = refused({ error: "Taken.", fields: { name: "Taken." } });
  expect(problemsByRow([{ _id: "a" }], taken).get("a")).toMatchObject(taken);
  expect(problemsByRow([{ _id: "a" }], problemOf("offline", "offline", "No connection.")).size).toBe(0);
  expect(problemsByRow(items, taken).size).toBe(0);
});
