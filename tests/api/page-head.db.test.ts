// What link previews read in a tournament page's HTML: the right words, escaped, and nothing hidden.
import { beforeAll, expect, test } from "bun:test";
import type { TournamentView } from "#projections/views.ts";
import { accepted, openTestSite, type Person, type TestSite } from "../harness/site.ts";

let site: TestSite;
let owner: Person;
let spring: TournamentView;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  spring = await site.tournament(owner, { location: "Leeds", enddate: "2024-05-05" });
});

const open = (path: string, headers = {}) => site.call("GET", path, { headers });
/** The content of a tag in the head, as a browser reads it. */
async function contentOf(html: string, selector: string, attribute: string | null): Promise<string | null> {
  let found: string | null = null;
  const rewriter = new HTMLRewriter().on(selector, {
    element(element) {
      if (attribute) found = element.getAttribute(attribute);
    },
    text({ text }) {
      if (!attribute) found = (found ?? "") + text;
    },
  });
  await rewriter.transform(new Response(html)).text();
  const raw = found as string | null;
  return raw?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))) ?? null;
}
const og = (html: string, name: string) => contentOf(html, `meta[property="og:${name}"]`, "content");

test("every page of a tournament says in its HTML what it is", async () => {
  const { body } = await open(`/${spring.linkindex}`);
  expect(await contentOf(body, "title", null)).toBe("Spring Open · SPRING24 · Volleyball Scorecards");
  expect(await og(body, "title")).toBe("Spring Open · SPRING24 · Volleyball Scorecards");
  expect(await og(body, "type")).toBe("website");
  expect(await og(body, "url")).toBe(`${site.url}/${spring.linkindex}`);
  expect(await og(body, "image")).toStartWith(`${site.url}/`);
  expect(await og(body, "description")).toBe(
    "Spring Open, Sat 4 May – Sun 5 May 2024, Leeds: schedules, scores, standings and playoffs, live.",
  );
  expect(await contentOf(body, 'link[rel="canonical"]', "href")).toBe(`${site.url}/${spring.linkindex}`);
  const schedules = (await open(`/${spring.linkindex}/schedules`)).body;
  expect(await contentOf(schedules, "title", null)).toBe("Schedules · SPRING24 · Volleyball Scorecards");
  expect(await og(schedules, "url")).toBe(`${site.url}/${spring.linkindex}/schedules`);
  const display = (await open(`/${spring.linkindex}/display`)).body;
  expect(await contentOf(display, "title", null)).toBe("Display · SPRING24 · Volleyball Scorecards");
});

test("the image of the preview is there", async () => {
  const { body } = await open(`/${spring.linkindex}`);
  expect((await fetch((await og(body, "image"))!)).status).toBe(200);
});

test("markup in a name stays text", async () => {
  const name = "</script><script>alert(1)</script>";
  const hostile = await site.tournament(owner, { name, acronym: '"><svg onload=alert(1)>', slug: "hostile" });
  const { body } = await open(`/${hostile.linkindex}`);
  expect(body).not.toContain("alert(1)<");
  expect(body).not.toContain("<svg onload");
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
  expect(await contentOf(body, "title", null)).toBe(
    `${name} · "><svg onload=alert(1)> · Volleyball Scorecards`,
  );
  expect(await og(body, "title")).toStartWith(name);
});

test("an unpublished tournament and one that never was are both 404, and look the same", async () => {
  const hidden = await site.tournament(owner, { name: "Secret Cup", slug: "secret-cup", isPublished: false });
  const [one, other] = [await open("/secret-cup"), await open("/nowhere")];
  expect([one.status, other.status]).toEqual([404, 404]);
  expect(one.body).toBe(other.body);
  expect(one.body).not.toMatch(new RegExp(`secret|${hidden._id}`, "i"));
  expect(await og(one.body, "title")).toBe("Volleyball Scorecards");
});

test("unpublishing bites at once, and the page is asked anew each time", async () => {
  const cup = await site.tournament(owner, { name: "Brief Cup", slug: "brief-cup" });
  const { headers, body } = await open("/brief-cup");
  expect(body).toContain("Brief Cup");
  expect(headers.get("cache-control")).toBe("no-cache");
  const etag = headers.get("etag")!;
  expect((await open("/brief-cup", { "if-none-match": etag })).status).toBe(304);
  await accepted(
    site.call("PUT", `/api/tournaments/${cup._id}`, { token: owner.token, body: { isPublished: false } }),
  );
  const after = await open("/brief-cup", { "if-none-match": etag });
  expect(after.status).toBe(404);
  expect(after.body).not.toContain("Brief Cup");
});

test("a page that is not drawn here asks for its snapshot in the head, with nobody's token", async () => {
  const { body } = await open(`/${spring.linkindex}/display`);
  const href = await contentOf(body, "link[data-tournament]", "href");
  expect(href).toBe(`/api/tournaments/${spring._id}/snapshot`);
  const { status, body: snapshot } = await site.call("GET", href!);
  expect([status, snapshot.tournament._id]).toEqual([200, spring._id]);
});

test("addresses follow the host that is asked, but no odd one", async () => {
  const { body } = await open(`/${spring.linkindex}`, { host: "scores.example.org" });
  expect(await og(body, "url")).toBe(`http://scores.example.org/${spring.linkindex}`);
});
