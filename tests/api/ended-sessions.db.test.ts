// An ended session is worthless: its calls are refused, and its open streams end, on every server.
import { beforeAll, expect, test } from "bun:test";
import { eventually } from "../harness/log-of.ts";
import { accepted, mailedToken, openTestSite, type Person, type TestSite } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";

let one: TestSite;
let two: TestSite;

beforeAll(async () => {
  one = await openTestSite();
  two = await openTestSite({ databaseUrl: one.databaseUrl });
});

/** A stream of an unpublished tournament on each server, beside another person's and a visitor's. */
async function openStreams(person: Person, other: Person) {
  const mine = await one.tournament(person, { name: `Mine ${crypto.randomUUID()}`, isPublished: false });
  const open = await one.tournament(other, { name: `Open ${crypto.randomUUID()}` });
  const follow = (site: TestSite, id: string, token?: string) =>
    openStream(`${site.url}/api/tournaments/${id}/live`, token ? { authorization: `Bearer ${token}` } : {});
  const ending = [
    await follow(one, mine._id, person.token),
    await follow(two, mine._id, person.token),
    await follow(two, open._id, person.token),
  ];
  const staying = [await follow(one, open._id, other.token), await follow(two, open._id)];
  for (const stream of [...ending, ...staying]) await stream.next("snapshot");
  return { ending, staying };
}

const ways: [string, (person: Person) => Promise<unknown>][] = [
  ["signing out everywhere", ({ token }) => accepted(one.call("POST", "/api/sessions/end", { token }))],
  [
    "changing the password",
    ({ token, password: current }) =>
      accepted(
        one.call("POST", "/api/password/change", { token, body: { current, password: "another one" } }),
      ),
  ],
  [
    "resetting the password by mail",
    async ({ email }) => {
      await accepted(one.call("POST", "/api/password/forgot", { body: { email } }));
      const token = await mailedToken(one.dataDir, email);
      await accepted(one.call("POST", "/api/password/reset", { body: { token, password: "another one" } }));
    },
  ],
  [
    "deleting the account",
    ({ token, password }) => accepted(one.call("POST", "/api/account/delete", { token, body: { password } })),
  ],
];

test.each(ways)("%s ends the streams of that account alone, on both servers", async (_, end) => {
  const [person, other] = [await one.register(), await one.register()];
  const { ending, staying } = await openStreams(person, other);
  await end(person);
  for (const stream of ending) {
    expect((await stream.next("end")).data).toEqual({ reason: "session-ended" });
    await stream.ended;
  }
  expect(staying.flatMap(({ frames }) => frames.filter(({ event }) => event === "end"))).toEqual([]);
  for (const stream of staying) stream.close();
  await eventually(() => expect(two.site.hub.listeners()).toHaveLength(0));
});

test.each(ways)(
  "%s ends what the token could do: here at once, elsewhere with the notice",
  async (_, end) => {
    const person = await one.register();
    const mine = await one.tournament(person, { name: `Mine ${crypto.randomUUID()}`, isPublished: false });
    const write = (site: TestSite) =>
      site.call("PUT", `/api/tournaments/${mine._id}`, {
        token: person.token,
        body: { location: crypto.randomUUID() },
      });
    const look = (site: TestSite) => site.call("GET", `/api/games/${mine._id}`, { token: person.token });
    // Both servers have just read the account.
    for (const site of [one, two]) expect((await write(site)).status).toBe(200);
    await end(person);
    expect((await write(one)).status).toBe(401);
    expect((await look(one)).status).toBe(404);
    await eventually(async () => expect((await write(two)).status).toBe(401));
    expect((await look(two)).status).toBe(404);
  },
);
