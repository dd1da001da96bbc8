// A device that stores, one that is full, and one that refuses: what was remembered last is what is read.
import { afterEach, expect, test } from "bun:test";
import { remember, remembered, storedKeys } from "./device-store.ts";

const given = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
afterEach(() => {
  if (given) Object.defineProperty(globalThis, "localStorage", given);
  else Reflect.deleteProperty(globalThis, "localStorage");
});

function deviceWith(get: () => unknown) {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
}

/** Its own keys are its contents, as with a browser's storage. */
function storage(before: Record<string, string>, isFull = false) {
  const held: Record<string, unknown> = { ...before };
  const act = (name: string, value: unknown) => Object.defineProperty(held, name, { value });
  act("getItem", (key: string) => held[key] ?? null);
  act("removeItem", (key: string) => delete held[key]);
  act("setItem", (key: string, value: string) => {
    if (isFull) throw new DOMException("Full.", "QuotaExceededError");
    held[key] = value;
  });
  return held;
}

test("a device that stores keeps it for the next visit, and forgets it when told", () => {
  const held = storage({});
  deviceWith(() => held);
  expect(remember("token", "new")).toBe(true);
  expect([remembered("token"), storedKeys("tok")]).toEqual(["new", ["token"]]);
  expect(remember("token", null)).toBe(true);
  expect([remembered("token"), storedKeys("tok")]).toEqual([null, []]);
});

test("on a full one the newest value counts for this page, not the older one that is stored", () => {
  const held = storage({ token: "old" }, true);
  deviceWith(() => held);
  expect(remember("token", "new")).toBe(false);
  expect(remembered("token")).toBe("new");
  remember("token", null);
  expect(remembered("token")).toBeNull();
});

test("one that refuses works as long as the page lives", () => {
  deviceWith(() => {
    throw new DOMException("Denied.", "SecurityError");
  });
  expect(remember("token", "new")).toBe(false);
  expect([remembered("token"), storedKeys("tok")]).toEqual(["new", []]);
  remember("token", null);
  expect(remembered("token")).toBeNull();
});
