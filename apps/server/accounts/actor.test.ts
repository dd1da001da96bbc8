import { expect, test } from "bun:test";
import { actorView } from "./actor.ts";

test.each([
  ["kim", { _id: "kim", name: "Kim Co" }],
  ["of another site", { _id: "of another site", name: "an organiser" }],
  ["imported", { _id: "imported", name: "imported" }],
  ["operator", { _id: "operator", name: "the operator of this site" }],
])("an actor %s", (actor, view) => expect(actorView(actor, new Map([["kim", "Kim Co"]]))).toEqual(view));
