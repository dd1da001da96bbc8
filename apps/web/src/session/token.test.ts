// A token's expiry is read as seconds, and a broken token is no session.
import { expect, test } from "bun:test";
import { readClaims } from "./token.ts";

const tokenOf = (payload: object) => `head.${btoa(JSON.stringify(payload)).replace(/=+$/, "")}.signature`;

test("exp is in seconds", () => {
  expect(readClaims(tokenOf({ id: "one", exp: 1_700_000_000 }))).toEqual({
    id: "one",
    endsAtMs: 1_700_000_000_000,
  });
});

test.each(["", "abc", "a.b.c", tokenOf({ id: 7, exp: 1 }), tokenOf({ id: "one" })])("%p is none", (token) => {
  expect(readClaims(token)).toBeNull();
});
