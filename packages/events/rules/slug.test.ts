// The slug: one function for the preview and the server, never empty, in any script (rule 5).
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { cleanSlug, isSiteRoute, SITE_ROUTES, SLUG_LENGTH, slugFor } from "./slug.ts";

const startdate = "2024-05-04";

test.each([
  ["Spring Open", "spring-open-05042024"],
  ["2024 Summer_Slam!!  Open", "2024-summer-slam-open-05042024"],
  ["東京オープン", "東京オープン-05042024"],
  ["🏐🏐", "tournament-05042024"],
  ["🏐 Cup", "cup-05042024"],
  ["C", "c-05042024"],
  ["C#", "c-05042024"],
  ["auth", "auth-05042024"],
  ["--", "tournament-05042024"],
  ["हिन्दी कप", "हिन्दी-कप-05042024"],
  ["Cafe\u0301", "café-05042024"],
  ["a / b ? c", "a-b-c-05042024"],
])("a name %j becomes %j", (name, slug) => expect(slugFor({ name, startdate })).toBe(slug));

test("a typed slug is cleaned and gets no date", () => {
  expect(slugFor({ name: "Spring Open", startdate, slug: "  My_Cup  2024! " })).toBe("my-cup-2024");
  expect(slugFor({ name: "Spring Open", startdate, slug: "🏐" })).toBe("tournament-05042024");
  expect(slugFor({ name: "Spring Open", startdate, slug: "  " })).toBe("spring-open-05042024");
  expect(slugFor({ name: "Spring Open", startdate: "" })).toBe("spring-open");
});

test("a name that is cut to its length ends with no hyphen", () => {
  const words = "x".repeat(SLUG_LENGTH - 1);
  expect(cleanSlug(`${words} open`)).toBe(words);
});

describe("whatever is typed", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 150 });

  test("the slug is never empty and safe in a path, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(text, text, (name, slug) => {
        const made = slugFor({ name, startdate, slug });
        expect(made).toMatch(/^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u);
        expect(cleanSlug(made)).toBe(made);
        expect([...cleanSlug(name)].length).toBeLessThanOrEqual(SLUG_LENGTH);
      }),
    );
  });
});

test("the site's routes are known", () => {
  for (const word of ["auth", "admin", "api", "feedback", "contact", "share"])
    expect(isSiteRoute(word)).toBe(true);
  expect(isSiteRoute("auth-05042024")).toBe(false);
  expect(SITE_ROUTES.size).toBeGreaterThan(10);
});
