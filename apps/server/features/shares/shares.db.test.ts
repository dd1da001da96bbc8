// Shares: counted per platform, only for pages of this site, and never listed for unpublished tournaments.
import { beforeAll, expect, test } from "bun:test";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

const HERE = "https://scores.example.org";
let site: TestSite;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  site = await openTestSite({ variables: { PUBLIC_URL: HERE } });
  owner = await site.register();
  stranger = await site.register();
});

const share = (url: unknown, platform: unknown = "Twitter", headers: Record<string, string> = {}) =>
  site.call("POST", "/api/share", { body: { url, platform }, headers });
const counts = (token?: string) => accepted(site.call("GET", "/api/share-count-by-platform/", { token }));
const urls = async (token?: string) =>
  (await accepted(site.call("GET", "/api/share/", { token }))).map(({ url }: { url: string }) => url);

test("all four platforms are counted from zero", async () => {
  const zeros = ["Twitter", "Facebook", "Whatsapp", "CopyToClipboard"].map((platform) => ({
    platform,
    count: 0,
  }));
  expect(await counts()).toEqual(zeros);
  const { status, body } = await share("https://scores.example.org/spring-open?x=1#top");
  expect(status).toBe(201);
  await accepted(share(`${HERE}/`, "CopyToClipboard"));
  await accepted(share(`${HERE}/`, "CopyToClipboard"));
  expect((await counts()).map(({ count }: { count: number }) => count)).toEqual([1, 0, 0, 2]);
  const list = await accepted(site.call("GET", "/api/share/"));
  expect(list.at(-1)).toEqual({
    _id: body._id,
    platform: "Twitter",
    url: "https://scores.example.org/spring-open?x=1#top",
  });
});

test("another site's page, another scheme and another platform are refused, and nothing is counted", async () => {
  const before = await counts();
  for (const url of [
    "javascript:alert(1)",
    "data:text/html,x",
    "https://evil.example.org/",
    "http://scores.example.org.evil.example/",
    "https://user:secret@scores.example.org/",
    "ftp://scores.example.org/",
    "/spring-open",
    "nonsense",
    "",
    undefined,
    5,
    `https://scores.example.org/${"x".repeat(2000)}`,
  ])
    expect((await share(url)).status).toBe(400);
  for (const platform of ["twitter", "MySpace", "", null, 1])
    expect((await share(`${HERE}/`, platform)).body.fields).toHaveProperty("platform");
  expect(await counts()).toEqual(before);
});

test("a caller that claims another host puts no page of that host into the list", async () => {
  const before = await counts();
  const headers = { host: "evil.example.org" };
  expect((await share("https://evil.example.org/phish", "Twitter", headers)).status).toBe(400);
  expect(await counts()).toEqual(before);
});

test("without a configured address the host that was asked is ours", async () => {
  const plain = await openTestSite({ databaseUrl: site.databaseUrl });
  const body = { url: `${plain.url}/spring-open`, platform: "Facebook" };
  expect((await plain.call("POST", "/api/share", { body })).status).toBe(201);
  const elsewhere = { url: "http://evil.example.org/", platform: "Facebook" };
  expect((await plain.call("POST", "/api/share", { body: elsewhere })).status).toBe(400);
});

test("rule 26: pages of an unpublished tournament are listed to its organisers alone", async () => {
  const { _id, linkindex } = await site.tournament(owner, { name: "Hidden Cup", isPublished: false });
  const pages = [
    `${HERE}/${linkindex}/scores`,
    `${HERE}/admin/${linkindex}/share`,
    `${HERE}//${linkindex.toUpperCase()}`,
    // The browser treats these as the same pages.
    `${HERE}/ADMIN/${linkindex}/share`,
    `${HERE}/%61dmin/${linkindex}`,
    `${HERE}/${linkindex}/%zz`,
  ];
  const before = await counts();
  for (const page of pages) await accepted(share(page, "Facebook"));
  for (const token of [undefined, "nonsense", stranger.token]) {
    expect((await urls(token)).join()).not.toContain(linkindex);
    expect(await counts(token)).toEqual(before);
  }
  expect(await urls(owner.token)).toEqual(expect.arrayContaining(pages));
  expect((await counts(owner.token))[1].count).toBe(before[1].count + pages.length);
  await accepted(
    site.call("PUT", `/api/tournaments/${_id}`, { token: owner.token, body: { isPublished: true } }),
  );
  expect(await urls()).toEqual(expect.arrayContaining(pages));
});

test("one tournament's shares are listed and counted apart, for whoever may see it", async () => {
  const { linkindex } = await site.tournament(owner, { name: "Own Cup" });
  const page = `${HERE}/${linkindex}/standings`;
  await accepted(share(page, "Whatsapp"));
  await accepted(share(`${HERE}/`, "Whatsapp"));
  const own = (path: string, token?: string) =>
    accepted(site.call("GET", `${path}?slug=${linkindex.toUpperCase()}`, { token }));
  expect((await own("/api/share/")).map(({ url }: { url: string }) => url)).toEqual([page]);
  const ownCounts = await own("/api/share-count-by-platform/");
  expect(ownCounts.map(({ count }: { count: number }) => count)).toEqual([0, 0, 1, 0]);
  const hidden = await site.tournament(owner, { name: "Own Secret", isPublished: false });
  await accepted(share(`${HERE}/${hidden.linkindex}`, "Facebook"));
  const secret = (token?: string) =>
    accepted(site.call("GET", `/api/share/?slug=${hidden.linkindex}`, { token }));
  expect(await secret(stranger.token)).toEqual([]);
  expect(await secret(owner.token)).toHaveLength(1);
  expect(await accepted(site.call("GET", "/api/share/?slug="))).toEqual([]);
});

test("an idempotency key counts once", async () => {
  const before = await counts();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answers = await Promise.all([1, 2].map(() => share(`${HERE}/`, "Whatsapp", headers)));
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  expect((await share(`${HERE}/`, "Twitter", headers)).status).toBe(422);
  expect((await counts())[2].count).toBe(before[2].count + 1);
});

test("thirty a minute from one address", async () => {
  const seen = await Promise.all(Array.from({ length: 31 }, () => share(`${HERE}/`)));
  expect(seen.some(({ status }) => status === 429)).toBe(true);
  expect(Number((await share(`${HERE}/`)).headers.get("retry-after"))).toBeGreaterThan(0);
});
