// When a channel sends what is new: at once after a quiet time, and a burst as one frame.
import { expect, test } from "bun:test";
import { Channel } from "./channel.ts";
import type { Listener } from "./listener.ts";

/**
 * A channel that shows a number, of which only the whole part counts, and the frames that its one
 * listener got: [from, version].
 */
function open() {
  const shown = { version: 1, content: 1, epoch: "epoch" };
  let forWhom: readonly object[] = [{}];
  let mayStay = true;
  let ended = "";
  let close = () => {};
  const snapshots: { epoch: string; version: number }[] = [];
  let compared = 0;
  const channel = new Channel<number>(
    {
      current: () => ({ ...shown }),
      epoch: () => shown.epoch,
      snapshot: (epoch, version, content) => ({ protocol: 1, epoch, version, content }),
      diff(before, after) {
        compared++;
        return Math.trunc(before) === Math.trunc(after) ? null : { whole: { set: after }, changed: {} };
      },
      rights: () => forWhom,
      mayStay: () => mayStay,
    },
    { projection: { add: () => {} }, dropped: { count: 0 } } as unknown as ConstructorParameters<
      typeof Channel
    >[1],
  );
  const frames: [number, number][] = [];
  const arrived = Promise.withResolvers<void>();
  const listener = {
    rows: "whole",
    end(reason: string) {
      ended = reason;
      close();
    },
    send(bytes: Uint8Array) {
      const [, data] = /^data: (.*)$/m.exec(new TextDecoder().decode(bytes)) ?? [];
      const { from, version, epoch } = JSON.parse(data ?? "{}");
      if (from === undefined) return void (version && snapshots.push({ epoch, version }));
      frames.push([from, version]);
      if (frames.length === 2) arrived.resolve();
    },
    onClose: (run: () => void) => (close = run),
  } as unknown as Listener;
  channel.join(listener, null);
  const change = (moreIsComing: boolean, content = shown.content + 1) => {
    shown.version++;
    shown.content = content;
    channel.touch(moreIsComing);
  };
  const hide = () => {
    forWhom = [{}];
    mayStay = false;
  };
  const restart = () => channel.restart();
  /** A new history, which the source has and the channel does not know of yet. */
  const replaceHistory = (version: number) => Object.assign(shown, { epoch: "another", version });
  const join = () => channel.join(listener, null);
  const foresee = (version: number, content: number) => channel.foresee(version, content);
  /** What a listener gets that comes back with a version. */
  function resume(version: number): [number, number][] | "snapshot" {
    const [had, told] = [snapshots.length, frames.length];
    channel.join(listener, { epoch: "epoch", version });
    return snapshots.length > had ? "snapshot" : frames.splice(told);
  }
  return {
    change,
    foresee,
    hide,
    join,
    replaceHistory,
    restart,
    resume,
    frames,
    compared: () => compared,
    ended: () => ended,
    snapshots,
    twoFrames: arrived.promise,
  };
}

test("a change after a quiet time is sent at once; changes soon after come together", async () => {
  const { change, frames, twoFrames } = open();
  change(false);
  expect(frames).toEqual([[1, 2]]);
  change(false);
  change(false);
  expect(frames).toHaveLength(1);
  await twoFrames;
  expect(frames).toEqual([
    [1, 2],
    [2, 4],
  ]);
});

test("if more is coming, everything is sent with the last of it, as one frame", () => {
  const { change, frames } = open();
  change(true);
  change(true);
  expect(frames).toEqual([]);
  change(false);
  expect(frames).toEqual([[1, 4]]);
});

test("an expected change that never comes holds nothing back", async () => {
  const { change, frames, twoFrames } = open();
  change(true);
  change(true);
  setTimeout(() => change(false), 100);
  await twoFrames;
  expect(frames).toEqual([
    [1, 3],
    [3, 4],
  ]);
});

test("a prepared frame is sent once its change is there, without another comparison", () => {
  const { change, foresee, frames, compared } = open();
  foresee(2, 2);
  expect(frames).toEqual([]);
  change(false);
  expect(frames).toEqual([[1, 2]]);
  expect(compared()).toBe(1);
});

test.each([
  ["another content", 2, 7],
  ["another version", 3, 2],
])("where %s came than was foreseen, what came is told", (_, version, content) => {
  const { change, foresee, frames, compared } = open();
  foresee(version, content);
  change(false);
  expect(frames).toEqual([[1, 2]]);
  expect(compared()).toBe(2);
});

test("a returning listener gets what it missed, from versions at which frames begin or end", () => {
  const { change, resume } = open();
  change(false);
  expect([1, 2].map(resume)).toEqual([[[1, 2]], []]);
});

test("a stream cannot resume inside a batch: something undone since is in no frame", () => {
  const { change, resume } = open();
  change(true, 25);
  change(false, 7);
  expect([1, 2, 3].map(resume)).toEqual([[[1, 3]], "snapshot", []]);
});

test("nor at a version that showed something undone in the same batch, which has no frame at all", () => {
  const { change, resume, frames } = open();
  change(true, 25);
  change(true, 26);
  change(false, 1.5);
  expect(frames).toEqual([]);
  expect([1, 2, 3, 4].map(resume)).toEqual([[], "snapshot", "snapshot", []]);
});

test("where one and the same is shown all the while, every version is as good", () => {
  const { change, resume } = open();
  change(true, 1);
  change(true, 1);
  change(false, 1);
  expect([1, 2, 3, 4].map(resume)).toEqual([[], [], [], []]);
  change(false);
  resume(5);
  expect([1, 3, 4].map(resume)).toEqual([[[1, 5]], [[1, 5]], [[1, 5]]]);
});

test("the ring of 256 frames reaches so far back, and no further", () => {
  const { change, resume } = open();
  for (let version = 2; version <= 258; version++) {
    change(true);
    resume(version);
  }
  expect(resume(1)).toBe("snapshot");
  expect(resume(2)).toHaveLength(256);
});

test("a listener who may no longer see it gets nothing of a new history", () => {
  const { hide, restart, snapshots, ended } = open();
  hide();
  restart();
  expect([snapshots.length, ended()]).toEqual([1, "access-changed"]);
});

test("a listener who may see the new history gets all of it", () => {
  const { restart, snapshots } = open();
  restart();
  expect(snapshots).toHaveLength(2);
});

// Under the new history's name, a page took the old one's higher version for the newer, and kept it.
test("a listener that joins while history is being replaced gets the old one under its own name", () => {
  const { change, replaceHistory, join, restart, snapshots } = open();
  change(false);
  snapshots.length = 0;
  replaceHistory(1);
  join();
  restart();
  expect(snapshots).toEqual([
    { epoch: "epoch", version: 2 },
    { epoch: "another", version: 1 },
  ]);
});
