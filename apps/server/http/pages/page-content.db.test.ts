// A tournament's page in its HTML: readable before any script, correct, and for the followed team.
import { beforeAll, expect, test } from "bun:test";
import type { TeamView, TournamentView } from "#projections/views.ts";
import { isOver, tournamentPage } from "#server/http/pages/page-content.ts";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let spring: TournamentView;
let teams: TeamView[];

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  spring = await site.tournament(owner, { startdate: "2080-05-04" });
  for (const name of ["Aces", "Blockers", "Crush <b>"])
    await write("POST", "/api/teams", { name, tournamentID: spring._id });
  teams = (await site.call("GET", `/api/teams/${spring._id}`)).body;
  const [aces, blockers, crush] = teams.map(({ _id }) => _id);
  await write("POST", "/api/games", { team1: aces, team2: blockers, court: "3", time: "09:00 AM" });
  await write("POST", "/api/games", { team1: crush, team2: blockers, court: "4", time: "11:30 AM" });
});

const write = async (method: "POST" | "PUT", path: string, body: Record<string, unknown>) =>
  accepted(site.call(method, path, { token: owner.token, body: { ...body, tournament: spring._id } }));

/** The words in the page's root, separated by single spaces, and the snapshot that they were drawn from. */
async function read(path: string, headers: Record<string, string> = {}) {
  const { body: html } = await site.call("GET", path, { headers });
  const [, root = ""] =
    /<div id="root"[^>]*>([\s\S]*?)(?:<\/div><template|<\/div>\s*<noscript)/.exec(html) ?? [];
  const [, json] = /<template data-tournament="[^"]+" data-link="[^"]+">([^<]*)<\/template>/.exec(html) ?? [];
  const words = root
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  return { html, words, snapshot: json ? JSON.parse(json) : null };
}

test("a schedule is in the HTML, with what it was drawn from", async () => {
  const { words, snapshot } = await read(`/${spring.linkindex}/schedules?team=${teams[0]!._id}`);
  expect(words).toContain("Next for Aces");
  expect(words).toContain("9:00 AM Blockers");
  expect(words).not.toContain("11:30 AM");
  expect(snapshot).toEqual((await site.call("GET", `/api/tournaments/${spring._id}/snapshot`)).body);
});

test("a page whose games are long over is drawn as over: it announced a next game until its script ran", async () => {
  const past = await site.withTeams(owner);
  const { _id, linkindex } = past.tournament;
  const body = { tournament: _id, team1: past.aces._id, team2: past.blockers._id, time: "09:00 AM" };
  await accepted(site.call("POST", "/api/games", { token: owner.token, body }));
  const { html, words } = await read(`/${linkindex}/schedules?team=${past.aces._id}`);
  expect(html).toContain('<div id="root" data-over>');
  expect(words).toContain("Waiting for the result against Blockers.");
  expect(words).not.toContain("Next for");
});

test.each([
  ["2024-05-06T12:00:00Z", null, [], false],
  ["2024-05-07T00:00:00Z", null, [], true],
  ["2024-05-07T00:00:00Z", "2024-05-05", [], false],
  ["2024-05-07T00:00:00Z", null, [null, "2024-05-06"], false],
  ["2024-05-09T00:00:00Z", "2024-05-05", ["2024-05-06"], true],
])(
  "at %s a tournament from 4 May to %p with games on %p is long over: %p",
  (now, enddate, days, expected) => {
    const tournament = { startdate: "2024-05-04", enddate };
    const games = days.map((date) => ({ date }));
    const content = { tournament, games: [], wildcardGames: games, playoffGames: [] };
    expect(isOver(content as unknown as Parameters<typeof isOver>[0], Date.parse(now))).toBe(expected);
  },
);

test("a page is drawn of one version, whatever comes while it is on its way: else it would miss that for good", async () => {
  const fold = { ...(await site.site.folds.load(spring._id)) };
  const { version } = fold.state;
  const url = new URL(`${site.url}/${spring.linkindex}/teams?of-one-version`);
  const drawing = tournamentPage(fold, "epoch", url, null);
  fold.state = { ...fold.state, version: version + 1 };
  expect((await drawing)?.source).toContain(`"epoch":"epoch","version":${version},`);
});

test("a drawn page has its time, even in a 304: a page from a cache knows its age by it", async () => {
  const path = `/${spring.linkindex}/schedules`;
  const { headers } = await site.call("GET", path);
  const again = await site.call("GET", path, { headers: { "if-none-match": headers.get("etag")! } });
  expect(again.status).toBe(304);
  const times = [headers, again.headers].map((one) => Date.parse(one.get("last-modified") ?? ""));
  expect(times.map((ms) => ms <= Date.now())).toEqual([true, true]);
});

test.each(["", "/teams", "/divisions", "/scores", "/standings", "/wildcard", "/playoff"])(
  "the page %p is drawn, links included",
  async (page) => {
    const { html, words } = await read(`/${spring.linkindex}${page}`);
    expect(words).toContain("SPRING24 Spring Open · Sat 4 May");
    expect(html).toContain(`href="/${spring.linkindex}/standings"`);
    expect(html).not.toContain('rel="preload" as="fetch"');
  },
);

test("markup in a name stays text in the page and in the snapshot", async () => {
  const { html, words, snapshot } = await read(`/${spring.linkindex}/teams`);
  expect(words).toContain("Crush &lt;b&gt;");
  expect(html).not.toContain("Crush <b>");
  expect(snapshot.teams[2].name).toBe("Crush <b>");
});

test("a device that follows a team gets its page; an unknown one, the first team's", async () => {
  const path = `/${spring.linkindex}/schedules`;
  const followed = { cookie: `a=b; team-${spring._id}=${teams[2]!._id}` };
  expect((await read(path, followed)).words).toContain("Next for Crush");
  expect((await read(path, followed)).html).toContain(`<div id="root" data-team="${teams[2]!._id}">`);
  const odd = await read(path, { cookie: `team-${spring._id}="><script>` });
  expect(odd.words).toContain("Next for Aces");
  expect(odd.html).not.toContain('"><script>');
});

test("the page is as new as the log", async () => {
  const path = `/${spring.linkindex}/scores`;
  const [game] = (await site.call("GET", `/api/games/${spring._id}`)).body;
  expect((await read(path)).words).not.toContain("Final");
  await write("PUT", `/api/${spring._id}/games/${game._id}`, { scoreTeam1: 25, scoreTeam2: 17 });
  const { words, snapshot } = await read(path);
  expect(words).toMatch(/Aces.* 25 .*Blockers 17 .*Final/);
  expect(snapshot.games.find(({ _id }: { _id: string }) => _id === game._id).scoreTeam1).toBe(25);
});

test("pages that are not public, or not drawn here, come as the empty shell", async () => {
  await site.tournament(owner, { name: "Secret Cup", slug: "secret-cup", isPublished: false });
  const others = ["/secret-cup/schedules", "/display", "/feedback", "/nowhere", "/schedules/more"];
  for (const path of others.map((one) => (one.startsWith("/secret") ? one : `/${spring.linkindex}${one}`)))
    expect((await read(path)).html).toContain('<div id="root"></div>');
});

test("a stranger's made-up addresses end with the shell, and the pages still come", async () => {
  const drawn = [];
  for (let made = 0; made < 130; made++)
    drawn.push((await read(`/${spring.linkindex}/divisions?made=${made}`)).snapshot !== null);
  expect(drawn[0]).toBe(true);
  expect(drawn.at(-1)).toBe(false);
  expect((await read(`/${spring.linkindex}/divisions?made=0`)).snapshot).not.toBeNull();
  expect((await read(`/${spring.linkindex}/${"x".repeat(400)}`)).html).toContain('<div id="root"></div>');
});

test("a tournament of thousands of rows is left to the browser: drawing it held everybody up", async () => {
  const { _id, linkindex } = await site.tournament(owner, { name: "Large Open", slug: "large-open" });
  const add = (path: string, body: unknown) =>
    accepted(site.call("POST", path, { token: owner.token, body }));
  for (const name of ["Aces", "Blockers"]) await add("/api/teams", { name, tournamentID: _id });
  const row = { team1: "Aces", team2: "Blockers" };
  await add(`/api/uploadgames/${_id}`, Array(2498).fill(row));
  expect((await read(`/${linkindex}/divisions`)).snapshot).not.toBeNull();
  await add(`/api/uploadgames/${_id}`, [{ ...row, court: "9" }]);
  const { html } = await read(`/${linkindex}/divisions`);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('rel="preload" as="fetch"');
});

test("the home page has its cards in the HTML, filtered by the search, and no hidden ones", async () => {
  const { words, html } = await read("/");
  expect(words).toContain("Spring Open");
  expect(words).not.toContain("Secret Cup");
  const [, json = ""] = /<template data-home[^>]*>([^<]*)<\/template>/.exec(html) ?? [];
  expect(JSON.parse(json).tournaments).toEqual((await site.call("GET", "/api/tournaments/published")).body);
  expect((await read("/?q=nothing-like-it")).words).toContain("No tournament matches");
});

test("a page's own styles come after everybody's, and its scripts after both", async () => {
  const { html } = await read("/");
  const named = [
    ...html.matchAll(
      /<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*"\/assets\/([^"]+)"/g,
    ),
  ];
  const files = named.map(([, file]) => file!);
  const at = (file: RegExp) => files.findIndex((one) => file.test(one));
  expect(at(/^index-.*css$/)).toBeGreaterThanOrEqual(0);
  expect(at(/^search-box-.*css$/)).toBeGreaterThan(at(/^index-.*css$/));
  expect(at(/js$/)).toBeGreaterThan(at(/^search-box-.*css$/));
});

test("the page is sent compressed to whoever takes it, and not again while it is the same", async () => {
  const url = `${site.url}/${spring.linkindex}/standings`;
  const answer = await fetch(url, { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding, Cookie");
  expect(await answer.text()).toContain("Standings");
  const etag = answer.headers.get("etag")!;
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
});
