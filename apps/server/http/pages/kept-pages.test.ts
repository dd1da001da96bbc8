// Made-up addresses cannot fill the memory: the least recently used pages go.
import { expect, test } from "bun:test";
import { KeptPages } from "./kept-pages.ts";

interface Page {
  name: string;
  length: number;
}

const page = (name: string, length = 10): Promise<Page> => Promise.resolve({ name, length });

test("a page is found again for the state that it shows alone", async () => {
  const kept = new KeptPages<Page>({ pages: 5, length: 100 });
  const [before, after] = [{}, {}];
  await kept.keep(before, "/a", page("a"));
  expect(await kept.find(before, "/a")).toMatchObject({ name: "a" });
  expect(await kept.find(before, "/b")).toBeUndefined();
  expect(await kept.find(after, "/a")).toBeUndefined();
});

test("requests while a page is being drawn wait for that page, and a failed drawing is not tried again", async () => {
  const kept = new KeptPages<Page>({ pages: 5, length: 100 });
  const state = {};
  const drawing = Promise.withResolvers<Page>();
  const first = kept.keep(state, "/a", drawing.promise);
  const second = kept.find(state, "/a");
  drawing.resolve({ name: "a", length: 10 });
  expect(await second).toBe(await first);
  await kept.keep(state, "/odd", Promise.resolve(null));
  expect(await kept.find(state, "/odd")).toBeNull();
});

test("pages of all states stay within the limit, and those in use stay", async () => {
  const kept = new KeptPages<Page>({ pages: 100, length: 30 });
  const states = Array.from({ length: 20 }, () => ({}));
  await kept.keep(states[0]!, "/home", page("home"));
  for (const [at, state] of states.entries()) {
    await kept.keep(state, `/made-up/${at}`, page(`made-up ${at}`));
    expect(await kept.find(states[0]!, "/home")).toMatchObject({ name: "home" });
  }
  const found = await Promise.all(states.map((state, at) => kept.find(state, `/made-up/${at}`)));
  expect(found.filter(Boolean).map((one) => one!.name)).toEqual(["made-up 18", "made-up 19"]);
});

test("a page that is longer than all the room is not kept, and pushes no other out", async () => {
  const kept = new KeptPages<Page>({ pages: 100, length: 30 });
  const state = {};
  await kept.keep(state, "/a", page("a"));
  expect(await kept.keep(state, "/long", page("long", 31))).toMatchObject({ name: "long" });
  expect(await kept.find(state, "/long")).toBeUndefined();
  expect(await kept.find(state, "/a")).toMatchObject({ name: "a" });
});

test("of one state there is room for so many addresses", async () => {
  const kept = new KeptPages<Page>({ pages: 2, length: 100 });
  const state = {};
  await kept.keep(state, "/a", page("a"));
  expect(kept.hasRoom(state)).toBe(true);
  await kept.keep(state, "/b", page("b"));
  expect(kept.hasRoom(state)).toBe(false);
  expect(kept.hasRoom({})).toBe(true);
});
