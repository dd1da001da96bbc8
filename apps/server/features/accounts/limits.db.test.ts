// Limits of the calls that need no account: a 429 that says how long to wait, per account and
// per address, behind a proxy too.
import { beforeAll, describe, expect, test } from "bun:test";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let person: Person;

beforeAll(async () => {
  site = await openTestSite({ variables: { TRUST_PROXY: "1" } });
  person = await site.register();
});

const from = (address: string) => ({ "x-forwarded-for": `6.6.6.6, ${address}` });
const statuses = async (count: number, call: (index: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await call(index)).status);
  return seen;
};

describe("logging in", () => {
  const logIn = (email: string, address: string, password = "wrong password") =>
    site.call("POST", "/api/login", { body: { email, password }, headers: from(address) });

  test("ten a minute for one account, from however many addresses", async () => {
    const seen = await statuses(11, (index) => logIn("one@example.org", `1.1.1.${index}`));
    expect(seen).toEqual([...Array(10).fill(401), 429]);
    const { headers, body } = await logIn(" ONE@example.org", "1.1.2.1");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(body.code).toBe("too-many");
    expect((await logIn(person.email, "1.1.1.1", person.password)).status).toBe(200);
  });

  test("a hundred a minute for one address, from however many accounts", async () => {
    const seen = await Promise.all(
      Array.from({ length: 101 }, (_, index) => logIn(`gym-${index}@example.org`, "2.2.2.2")),
    );
    expect(seen.filter(({ status }) => status === 429).length).toBe(1);
    expect((await logIn(person.email, "2.2.2.2", person.password)).status).toBe(429);
    expect((await logIn(person.email, "2.2.2.3", person.password)).status).toBe(200);
  });
});

test("mail: five an hour to one address, whichever call asks for it", async () => {
  const email = "often@example.org";
  const body = { name: "Often", email, password: "long enough" };
  const paths = ["/api/register", "/api/verify-email/resend", "/api/password/forgot"];
  const seen = await statuses(6, (index) =>
    site.call("POST", paths[index % 3]!, { body, headers: from(`3.3.3.${index}`) }),
  );
  expect(seen).toEqual([201, 200, 200, 201, 200, 429]);
});

test("mail: sixty an hour from one client address", async () => {
  const seen = await statuses(61, (index) =>
    site.call("POST", "/api/password/forgot", {
      body: { email: `many-${index}@example.org` },
      headers: from("4.4.4.4"),
    }),
  );
  expect(seen).toEqual([...Array(60).fill(200), 429]);
});

test("guessing the current password of a session, and changing it, are limited: ten an hour together", async () => {
  let { token, password: current } = await site.register();
  const change = (guess: string, password = "long enough") =>
    site.call("POST", "/api/password/change", { body: { current: guess, password }, token });
  const seen = await statuses(8, () => change("not this one"));
  expect(seen).toEqual(Array(8).fill(401));
  for (const next of ["another one", "and one more"]) {
    ({ token } = await accepted(change(current, next)));
    current = next;
  }
  const over = await change(current);
  expect(over).toMatchObject({ status: 429, body: { code: "too-many" } });
  expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(3000);
});
