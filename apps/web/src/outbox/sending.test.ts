// Scores on their way from a device: kept where it can keep, said to be kept only then, and sent for their own account alone.
import { afterEach, beforeEach, expect, test } from "bun:test";
import { signIn } from "#web/session/session.ts";
import { deliver } from "./deliver.ts";
import { type Entry, keep } from "./kept-scores.ts";
import { changeKept, keptIn } from "./outbox.ts";
import { sendScores } from "./send-scores.ts";

const box = { account: "kim", tournament: "spring" };
const entry: Entry = {
  game: "g1",
  name: "Aces v Blockers",
  typed: ["25", "20"],
  version: 7,
  scores: { scoreTeam1: 25, scoreTeam2: 20 },
};

const { fetch } = globalThis;
const given = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
let sent: string[];
let isReached: boolean;

beforeEach(() => {
  sent = [];
  isReached = true;
  globalThis.fetch = (async (_: string, { body }: { body: string }) => {
    sent.push(body);
    if (!isReached) throw new TypeError("Failed to fetch");
    return Response.json([{ _id: "g1", version: 8 }], { headers: { "x-tournament-version": "8" } });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetch;
  if (given) Object.defineProperty(globalThis, "localStorage", given);
  else Reflect.deleteProperty(globalThis, "localStorage");
});

/** Where nothing is kept, reading still works: as on a device that is full. */
function deviceThat(keeps: boolean): void {
  const held = new Map<string, string>();
  const value = {
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => held.delete(key),
    setItem(key: string, text: string) {
      if (!keeps) throw new DOMException("Full.", "QuotaExceededError");
      held.set(key, text);
    },
  };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
}

function signInAs(id: string): void {
  const claims = { id, exp: Math.floor(Date.now() / 1000) + 3600 };
  signIn(`x.${btoa(JSON.stringify(claims))}.x`, { _id: id, name: id, email: `${id}@example.org` });
}

test("what nothing was reached with is kept, and delivered as it was once something is", async () => {
  deviceThat(true);
  signInAs("kim");
  isReached = false;
  expect(await sendScores(box, [entry])).toBe("kept");
  expect(await deliver(box)).toBe("unreachable");
  expect(keptIn(box)).toMatchObject([{ game: "g1", typed: ["25", "20"], state: "waiting" }]);
  isReached = true;
  expect(await deliver(box)).toBe("answered");
  expect(keptIn(box)).toEqual([]);
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(3);
});

test("where the device keeps nothing, nobody is told that it did", async () => {
  deviceThat(false);
  signInAs("kim");
  isReached = false;
  expect(await sendScores(box, [entry])).toMatchObject({ ok: false });
  isReached = true;
  expect(await sendScores(box, [entry])).toMatchObject({ ok: true });
});

test("what one account has kept is not sent while another is signed in", async () => {
  deviceThat(true);
  signInAs("lee");
  changeKept(box, (kept) => keep(kept, [entry], "first"));
  expect(await deliver(box)).toBe("signed-out");
  expect(sent).toEqual([]);
  expect(keptIn(box)).toHaveLength(1);
});
