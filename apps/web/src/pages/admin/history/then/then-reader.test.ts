// The newest choice is shown, however late other answers come; a failure keeps what was there.
import { expect, test } from "bun:test";
import type { Snapshot } from "#projections/views.ts";
import { type Outcome, problemOf } from "#web/api/outcome.ts";
import { NOT_ASKED, ThenReader, type ThenState } from "./then-reader.ts";

const snapshot = (version: number) => ({ version }) as Snapshot;

/** Each question is answered by hand, in any order. */
function opened() {
  const asked: { version: number; signal: AbortSignal; answer: (outcome: Outcome<Snapshot>) => void }[] = [];
  let state: ThenState = NOT_ASKED;
  const reader = new ThenReader(
    (version, signal) =>
      new Promise((resolve) => {
        asked.push({ version, signal, answer: resolve });
      }),
    (told) => {
      state = told;
    },
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const last = (version: number) => asked.findLast((one) => one.version === version)!;
  return {
    reader,
    state: () => state,
    asked: () => asked.map(({ version }) => version),
    wasLeft: (version: number) => last(version).signal.aborted,
    arrives: (version: number) => {
      last(version).answer({ ok: true, value: snapshot(version) });
      return settle();
    },
    fails: (version: number) => {
      last(version).answer({ ok: false, problem: problemOf("offline", "offline", "No answer.") });
      return settle();
    },
  };
}

test("an answer that comes late never takes the place of a newer choice", async () => {
  const { reader, state, arrives, wasLeft } = opened();
  reader.choose(3);
  reader.choose(7);
  expect(wasLeft(3)).toBe(true);
  await arrives(7);
  expect(state()).toEqual({ shown: snapshot(7), failure: "", pending: false });
  await arrives(3);
  expect(state().shown).toEqual(snapshot(7));
});

test("what was shown stays while another is on its way, and when that fails, until a retry brings it", async () => {
  const { reader, state, arrives, fails, asked } = opened();
  reader.choose(3);
  await arrives(3);
  reader.choose(4);
  expect(state()).toEqual({ shown: snapshot(3), failure: "", pending: true });
  await fails(4);
  expect(state()).toEqual({ shown: snapshot(3), failure: "No answer.", pending: false });
  reader.retry();
  expect(state()).toMatchObject({ shown: snapshot(3), pending: true });
  await arrives(4);
  expect(state()).toEqual({ shown: snapshot(4), failure: "", pending: false });
  expect(asked()).toEqual([3, 4, 4]);
});

test("a moment that was seen is shown again without asking; long unseen ones are asked for", async () => {
  const { reader, state, arrives, asked } = opened();
  for (let version = 1; version <= 17; version++) {
    reader.choose(version);
    await arrives(version);
  }
  reader.choose(16);
  expect(state()).toEqual({ shown: snapshot(16), failure: "", pending: false });
  expect(asked()).toHaveLength(17);
  reader.choose(1);
  expect(asked()).toHaveLength(18);
});

test("now shows nothing of then, and nothing comes after it", async () => {
  const { reader, state, arrives } = opened();
  reader.choose(3);
  reader.choose(null);
  await arrives(3);
  expect(state()).toEqual(NOT_ASKED);
});
