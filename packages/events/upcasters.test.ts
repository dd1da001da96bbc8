// Upcasters: an event of an older schema is read as if it had been written today.
import { expect, test } from "bun:test";
import type { DomainEvent } from "./envelope.ts";
import { faultOf } from "./schemas/change.ts";
import { SCHEMA, type Upcaster, upcast } from "./upcasters.ts";

/** Invented: schema 2 gives divisions a colour, schema 3 splits a description in two. */
const upcasters: Record<number, Upcaster> = {
  1: { division: (fields, whole) => (whole ? { ...fields, colour: null } : fields) },
  2: {
    division: ({ description, ...fields }) =>
      description === undefined ? fields : { ...fields, title: description, details: null },
  },
};

const event = (before: object | null, after: object | null, schema = 1) =>
  ({ type: "DivisionChanged", schema, entity: "division", id: "gold", before, after }) as DomainEvent;

test("a whole entity gets the new fields, a partial one only the fields it had", () => {
  expect(upcast(event(null, { name: "Gold", description: "best" }), upcasters, 3)).toEqual(
    event(null, { name: "Gold", colour: null, title: "best", details: null }, 3),
  );
  expect(upcast(event({ name: "Gold" }, { name: "Silver" }), upcasters, 3)).toEqual(
    event({ name: "Gold" }, { name: "Silver" }, 3),
  );
});

test("it starts at the event's own schema, and other kinds pass untouched", () => {
  expect(
    upcast(event(null, { name: "Gold", colour: "red", description: null }, 2), upcasters, 3).after,
  ).toEqual({ name: "Gold", colour: "red", title: null, details: null } as never);
  const team = {
    type: "TeamRenamed",
    schema: 1,
    entity: "team",
    id: "aces",
    before: { name: "A" },
    after: { name: "B" },
  } as DomainEvent;
  expect(upcast(team, upcasters, 3)).toEqual({ ...team, schema: 3 });
});

test("the input stays as it was", () => {
  const old = event({ description: "a" }, { description: "b" });
  const copy = structuredClone(old);
  upcast(old, upcasters, 3);
  expect(old).toEqual(copy);
});

// An event used to be judged before it was upcast: the first new field would have made every older log unreadable.
test("an older event is judged by what it is read as", () => {
  const older = { ...event(null, { name: "Gold" }), type: "DivisionAdded" } as DomainEvent;
  const raise = (one: DomainEvent) =>
    upcast(
      one,
      { 1: { division: (fields, whole) => (whole ? { ...fields, description: null } : fields) } },
      2,
    );
  expect(faultOf(older)).toContain('"description" is missing');
  expect(faultOf(older, raise)).toBeNull();
  expect(faultOf({ ...older, after: { name: 7 } } as never, raise)).toContain('"name"');
});

test("an event of a newer program is refused, not guessed", () => {
  expect(() => upcast(event(null, { name: "Gold" }, SCHEMA + 1))).toThrow(RangeError);
});
