// Deleting one's own account: what is said before, what is deleted, and what stays of the tournaments.
import { beforeAll, expect, test } from "bun:test";
import pg from "pg";
import { coOrganiser } from "#tests/harness/co-organiser.ts";
import {
  accepted,
  linkTo,
  mailedToken,
  openTestSite,
  type Person,
  type TestSite,
} from "#tests/harness/site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});

const remove = ({ token, password }: Person, typed = password) =>
  site.call("POST", "/api/account/delete", { token, body: { password: typed } });

async function coOrganised(owner: Person, other: Person): Promise<string> {
  const { _id } = await site.tournament(owner, { name: `Shared ${crypto.randomUUID()}` });
  await coOrganiser(site, owner, _id, other);
  return _id;
}

/** Every row of every table that contains the text. */
async function rowsWith(text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query("select tablename from pg_tables where schemaname = 'public'");
  const found: string[] = [];
  for (const { tablename } of tables) {
    const { rows } = await client.query(`select * from ${tablename} t where strpos(t::text, $1) > 0`, [text]);
    found.push(...rows.map(() => tablename));
  }
  await client.end();
  return found;
}

test("before: which tournaments stay, and who else organises them", async () => {
  const [person, other] = [await site.register("Kim Orla"), await site.register("Sam Vale")];
  const shared = await coOrganised(person, other);
  const hidden = await site.tournament(person, { name: "A quiet one", isPublished: false });
  const { status, body } = await site.call("GET", "/api/account", { token: person.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ _id: person.account, name: "Kim Orla", email: person.email });
  expect(body.tournaments).toEqual([
    { _id: hidden._id, name: "A quiet one", linkindex: hidden.linkindex, isPublished: false, others: 0 },
    expect.objectContaining({ _id: shared, isPublished: true, others: 1 }),
  ]);
  await accepted(remove(other));
  const after = await accepted(site.call("GET", "/api/account", { token: person.token }));
  expect(after.tournaments.map(({ others }: { others: number }) => others)).toEqual([0, 0]);
});

test("it asks for the password, and a wrong one changes nothing", async () => {
  const person = await site.register();
  expect(await remove(person, "a wrong one")).toMatchObject({
    status: 401,
    body: { code: "wrong-password", fields: { password: "The password is wrong." } },
  });
  expect((await site.call("GET", "/api/account", { token: person.token })).status).toBe(200);
  expect((await site.call("GET", "/api/account")).status).toBe(401);
  const body = { password: person.password };
  expect((await site.call("POST", "/api/account/delete", { body })).status).toBe(401);
});

test("after: the name, the address and the sessions are gone; the tournament and its co-organiser stay", async () => {
  const [person, other] = [await site.register("Robin Gone"), await site.register("Sam Stays")];
  const shared = await coOrganised(person, other);
  await accepted(site.call("POST", "/api/password/forgot", { body: { email: person.email } }));
  const reset = await mailedToken(site.dataDir, person.email);
  // Somebody else's invitation is still open.
  const { _id } = await site.tournament(other, { name: "Waits for Robin" });
  const path = `/api/tournaments/${_id}/organisers`;
  await accepted(site.call("POST", path, { token: other.token, body: { email: person.email } }));

  expect(await remove(person)).toMatchObject({ status: 200, body: { message: "Your account is deleted." } });
  expect((await site.call("GET", "/api/account", { token: person.token })).status).toBe(401);
  const { email, password } = person;
  expect((await site.call("POST", "/api/login", { body: { email, password } })).body.code).toBe(
    "wrong-password",
  );
  const again = { token: reset, password: "by an old link" };
  expect((await site.call("POST", "/api/password/reset", { body: again })).status).toBe(400);

  // A kept answer repeats the invitation's words to the inviter for as long as answers are kept.
  expect((await rowsWith(email)).filter((table) => table !== "answers")).toEqual([]);
  expect((await rowsWith("Robin Gone")).filter((table) => table !== "answers")).toEqual([]);
  const { changes } = await accepted(
    site.call("GET", `/api/tournaments/${shared}/history`, { token: other.token }),
  );
  const created = changes.at(-1);
  expect(created.actor).toEqual({ _id: person.account, name: "an organiser" });
  const body = { location: "Hall 3" };
  await accepted(site.call("PUT", `/api/tournaments/${shared}`, { token: other.token, body }));
  const organisers = await accepted(
    site.call("GET", `/api/tournaments/${shared}/organisers`, { token: other.token }),
  );
  expect(organisers.map(({ role, name }: { role: string; name: string | null }) => [role, name])).toEqual([
    ["owner", null],
    ["organiser", "Sam Stays"],
  ]);

  await accepted(
    site.call("POST", "/api/register", { body: { name: "Robin again", email, password: "long enough" } }),
  );
  const link = new URL(await linkTo(site.dataDir, email));
  await accepted(site.call("GET", `/api/verify-email${link.search}`));
  const anew = await accepted(site.call("POST", "/api/login", { body: { email, password: "long enough" } }));
  const mine = await accepted(site.call("GET", "/api/account", { token: anew.token }));
  expect(mine.tournaments).toEqual([]);
});
