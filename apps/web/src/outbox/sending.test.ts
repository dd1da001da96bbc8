// Sending scores from a device: kept if it can keep them, called kept only then, and sent only for their own account.
import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import { tellAliveAgain } from "#web/live/alive-again.ts";
import { signIn } from "#web/session/session.ts";
import { startCourier } from "./courier.ts";
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
  // Its own keys are its contents, as with a browser's storage.
  const held: Record<string, string> = {};
  const acts = {
    getItem: (key: string) => held[key] ?? null,
    removeItem: (key: string) => delete held[key],
    setItem(key: string, text: string) {
      if (!keeps) throw new DOMException("Full.", "QuotaExceededError");
      held[key] = text;
    },
  };
  for (const [name, value] of Object.entries(acts)) Object.defineProperty(held, name, { value });
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: held });
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

test("if the device keeps nothing, the page does not say that it did", async () => {
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

/** A page of Kim's is open meanwhile, and its clock moves as the test says. */
async function whileAPageIsOpen(happens: (pass: (milliseconds: number) => Promise<void>) => Promise<void>) {
  const page = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
  };
  Object.assign(globalThis, page);
  jest.useFakeTimers();
  const stop = startCourier("kim");
  try {
    await happens(async (milliseconds) => {
      jest.advanceTimersByTime(milliseconds);
      for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    });
  } finally {
    stop();
    jest.useRealTimers();
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
  }
}

test("scores that are kept one after another do not put off the one who sends them", async () => {
  deviceThat(true);
  signInAs("kim");
  await whileAPageIsOpen(async (pass) => {
    for (const game of ["g1", "g2", "g3"]) {
      changeKept(box, (kept) => keep(kept, [{ ...entry, game }], game));
      await pass(1500);
    }
    expect(sent.length).toBeGreaterThan(0);
  });
});

test("once the server says that the session has ended, nothing is sent by itself until there is another one", async () => {
  deviceThat(true);
  signInAs("kim");
  const ended = { error: "Please log in again.", code: "signed-out" };
  globalThis.fetch = (async (_: string, { body }: { body: string }) => {
    sent.push(body);
    return Response.json(ended, { status: 401 });
  }) as unknown as typeof fetch;
  changeKept(box, (kept) => keep(kept, [entry], "first"));
  await whileAPageIsOpen(async (pass) => {
    for (let seconds = 0; seconds < 120; seconds++) await pass(1000);
    expect(sent).toHaveLength(1);
    signInAs("kim");
    await pass(1000);
    expect(sent).toHaveLength(2);
  });
});

test.each([
  ["the page's stream is alive again", tellAliveAgain],
  ["the browser says that it is online", () => window.dispatchEvent(new Event("online"))],
])("once %s, what waited is sent at once, and soon again where that was too early", async (_, happens) => {
  deviceThat(true);
  signInAs("kim");
  isReached = false;
  changeKept(box, (kept) => keep(kept, [entry], "first"));
  const random = jest.spyOn(Math, "random").mockReturnValue(1);
  try {
    await whileAPageIsOpen(async (pass) => {
      // Tries until the next attempt is half a minute away.
      for (let seconds = 0; seconds < 80; seconds++) await pass(1000);
      const before = sent.length;
      happens();
      await pass(0);
      expect(sent).toHaveLength(before + 1);
      isReached = true;
      for (let seconds = 0; seconds < 4; seconds++) await pass(1000);
      expect(sent).toHaveLength(before + 2);
      expect(keptIn(box)).toEqual([]);
    });
  } finally {
    random.mockRestore();
  }
});

test("what happens during an attempt is not forgotten: the attempt may have started before it", async () => {
  deviceThat(true);
  signInAs("kim");
  const { promise: silence, reject: breakOff } = Promise.withResolvers<Response>();
  globalThis.fetch = (async (_: string, { body }: { body: string }) => {
    sent.push(body);
    return sent.length === 1
      ? silence
      : Response.json([{ _id: "g1", version: 8 }], { headers: { "x-tournament-version": "8" } });
  }) as unknown as typeof fetch;
  changeKept(box, (kept) => keep(kept, [entry], "first"));
  await whileAPageIsOpen(async (pass) => {
    await pass(0);
    expect(sent).toHaveLength(1);
    tellAliveAgain();
    breakOff(new TypeError("Failed to fetch"));
    await pass(0);
    await pass(0);
    expect(keptIn(box)).toEqual([]);
  });
});
