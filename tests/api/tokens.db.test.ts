// Tokens in use are renewed, and a client is known by its address, even if a page doubles a slash.
import { beforeAll, expect, test } from "bun:test";
import { openTestSite, type Person, type TestSite } from "../harness/site.ts";
import { signed } from "../harness/tokens.ts";

let site: TestSite;
let owner: Person;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
});

const DAY_SECONDS = 86_400;

function tokenOfAge(days: number): string {
  const iat = Math.floor(Date.now() / 1000 - days * DAY_SECONDS);
  return signed({ id: owner.account, iat, exp: iat + 7 * DAY_SECONDS }, site.site.secret);
}

test.each(["/api/admin/tournaments", "/api//admin/tournaments"])(
  "%s renews a token older than a day",
  async (path) => {
    const fresh = await site.call("GET", path, { token: tokenOfAge(0.5) });
    expect([fresh.status, fresh.headers.get("x-renewed-token")]).toEqual([200, null]);
    const old = await site.call("GET", path, { token: tokenOfAge(3) });
    const renewed = old.headers.get("x-renewed-token")!;
    expect(old.status).toBe(200);
    expect((await site.call("GET", path, { token: renewed })).status).toBe(200);
    const ended = await site.call("GET", path, { token: tokenOfAge(8) });
    expect([ended.status, ended.headers.get("x-renewed-token")]).toEqual([401, null]);
  },
);

test("one address has a hundred tries to log in a minute, however it writes the path", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 102; index++) {
    const path = index % 2 ? "/api/login" : "/api//login";
    statuses.push(
      (
        await site.call("POST", path, {
          body: { email: `x${index}@example.org`, password: "wrong password" },
        })
      ).status,
    );
  }
  // The harness's own attempts count too, so the limit is reached a little earlier.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(100);
  expect(statuses.slice(0, 90)).toEqual(Array(90).fill(401));
  expect(statuses.at(-1)).toBe(429);
});
