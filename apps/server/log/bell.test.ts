import { expect, test } from "bun:test";
import { openBell } from "./bell.ts";

/** A bell whose notices and pauses end when the test says so. */
function bellByHand() {
  const told: number[] = [];
  let go = Promise.withResolvers<void>();
  const next = async () => {
    go.resolve();
    go = Promise.withResolvers<void>();
    for (let turn = 0; turn < 5; turn++) await null;
  };
  const bell = openBell(
    (position) => {
      told.push(position);
      return go.promise;
    },
    () => go.promise,
  );
  return { bell, told, next };
}

test("a quiet bell rings at once; what comes meanwhile is one ring, of the newest", async () => {
  const { bell, told, next } = bellByHand();
  bell.ring(4);
  expect(told).toEqual([4]);
  bell.ring(5);
  bell.ring(7);
  bell.ring(6);
  await next();
  expect(told).toEqual([4]);
  await next();
  expect(told).toEqual([4, 7]);
  await next();
  await next();
  await bell.quiet();
  bell.ring(7);
  expect(told).toEqual([4, 7]);
  bell.ring(8);
  expect(told).toEqual([4, 7, 8]);
});

test("what a commit has told itself is not told again, also not by a ring that waits", async () => {
  const { bell, told, next } = bellByHand();
  bell.ring(4);
  bell.ring(5);
  bell.wasTold(12);
  await next();
  await next();
  await bell.quiet();
  bell.ring(12);
  bell.wasTold(3);
  expect(told).toEqual([4]);
  bell.ring(13);
  expect(told).toEqual([4, 13]);
});

test("a ring that fails is given up, and the next one comes", async () => {
  const told: number[] = [];
  const bell = openBell(
    async (position) => {
      told.push(position);
      if (position === 1) throw new Error("The database is away.");
    },
    async () => {},
  );
  bell.ring(1);
  await bell.quiet();
  bell.ring(2);
  await bell.quiet();
  expect(told).toEqual([1, 2]);
});
