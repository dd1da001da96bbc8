// When what is new is told: at once when it was quiet, and a burst as one frame.
import { expect, test } from "bun:test";
import { Channel } from "./channel.ts";
import type { Listener } from "./listener.ts";

/** A channel that shows a number, and the frames that its one listener got: [from, version]. */
function open() {
  const shown = { version: 1, content: 1 };
  let compared = 0;
  const channel = new Channel<number>(
    {
      current: () => ({ ...shown }),
      epoch: () => "epoch",
      snapshot: (version, content) => ({ protocol: 1, version, content }),
      diff(before, after) {
        compared++;
        return before === after ? null : { whole: { set: after }, changed: {} };
      },
      rights: () => [],
      mayStay: () => true,
    },
    { projection: { add: () => {} }, dropped: { count: 0 } } as unknown as ConstructorParameters<
      typeof Channel
    >[1],
  );
  const frames: [number, number][] = [];
  const arrived = Promise.withResolvers<void>();
  const listener = {
    rows: "whole",
    send(bytes: Uint8Array) {
      const [, data] = /^data: (.*)$/m.exec(new TextDecoder().decode(bytes)) ?? [];
      const { from, version } = JSON.parse(data ?? "{}");
      if (from === undefined) return;
      frames.push([from, version]);
      if (frames.length === 2) arrived.resolve();
    },
    onClose: () => {},
  } as unknown as Listener;
  channel.join(listener, null);
  const change = (moreIsComing: boolean) => {
    shown.version++;
    shown.content++;
    channel.touch(moreIsComing);
  };
  const foresee = (version: number, content: number) => channel.foresee(version, content);
  return { change, foresee, frames, compared: () => compared, twoFrames: arrived.promise };
}

test("a change in the quiet is told at once; what follows soon comes together", async () => {
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

test("where more is coming, all is told with the last of it, as one frame", () => {
  const { change, frames } = open();
  change(true);
  change(true);
  expect(frames).toEqual([]);
  change(false);
  expect(frames).toEqual([[1, 4]]);
});

test("what is coming and does not come holds nothing back", async () => {
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

test("what is foreseen is told when it is there, and not compared again", () => {
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
