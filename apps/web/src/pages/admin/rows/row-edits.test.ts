// Editing rows: only what differs is sent, and one row's refusal does not undo the others.
import { expect, test } from "bun:test";
import { problemOf } from "#web/api/outcome.ts";
import { changesOf, saveEach } from "./row-edits.ts";

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

test("each row has its own result", async () => {
  const sent: unknown[] = [];
  const result = await saveEach(
    [
      ["a", edit({ name: "A" }, { name: "B" })],
      ["b", edit({ name: "C" }, { name: "D" })],
      ["c", edit({ name: "E" }, { name: "E" })],
    ],
    async (item) => {
      sent.push(item._id);
      return item._id === "a"
        ? { ok: false, problem: problemOf("refused", "name-taken", "Taken.") }
        : { ok: true, value: null };
    },
  );
  expect(sent).toEqual(["a", "b"]);
  expect(result.saved).toEqual(["b", "c"]);
  expect([...result.failed.keys()]).toEqual(["a"]);
});
