// A login leads back to where the person was, and never to another site.
import { expect, test } from "bun:test";
import { returnPath } from "./return-path.ts";

test.each(["/admin/spring-open/add-score?time=09%3A00", "/", "/spring-open#standings"])(
  "back to %s",
  (from) => expect(returnPath({ from })).toBe(from),
);

test.each([
  undefined,
  42,
  "https://example.com",
  "//example.com",
  "/\\example.com",
  "\\\\example.com",
  "/\t/example.com",
  "//",
  "admin",
  "/auth/login?again",
])("%j is no way back", (from) => expect(returnPath({ from })).toBe("/auth/profile"));

test("without a state there is the profile", () => expect(returnPath(null)).toBe("/auth/profile"));
