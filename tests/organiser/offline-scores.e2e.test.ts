// Scores without a network: kept and said to be, sent automatically, a question if a colleague was
// faster, never another person's.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";
import { bracketOf, gameAt, rankedTournament } from "./bracket.ts";
import { desk, gamesOf, openScoreDesk, pageOf, scoreBox } from "./organiser-page.ts";

let site: TestSite;
let owner: Person;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Robin Hale");
});
afterAll(() => site.stop());

const openDesk = () => openScoreDesk(site, owner);

const KEPT = "Kept on this device, sent as soon as possible";
const row = (page: Page, team: string) => page.getByRole("row").filter({ hasText: team });

async function enter(page: Page, team: string, one: string, two: string) {
  await scoreBox(page, team).focus();
  await page.keyboard.type(one);
  await page.keyboard.press("Tab");
  await page.keyboard.type(two);
  await page.keyboard.press("Enter");
}

const score = (fixture: WithTeams, id: string, body: object) =>
  accepted(site.call("PUT", `/api/${fixture.tournament._id}/games/${id}`, { token: owner.token, body }));

test("offline, scores are kept; back online they go by themselves; a colleague's in between is asked about", async () => {
  const { page, fixture, first: game } = await openDesk();
  const context = page.context();
  const sent: { key: string | undefined; body: unknown }[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT")
      sent.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() });
  });
  await context.setOffline(true);
  await enter(page, "Aces", "21", "25");
  await row(page, "Aces").getByText(KEPT).waitFor();
  await enter(page, "Crush", "25", "9");
  await page.getByText("2 scores kept on this device").waitFor();
  await score(fixture, game._id, { scoreTeam1: 25, scoreTeam2: 20 });
  const other = await context.newPage();
  await context.setOffline(false);
  await page.getByText("1 kept score sent and saved").first().waitFor();
  await page.getByRole("heading", { name: "1 kept score needs your choice" }).waitFor();
  await page.getByText(/Robin Hale saved 25–20 at .* Your 21–25 is not saved\./).waitFor();
  expect(await gamesOf(site, owner, fixture)).toMatchObject([
    { scoreTeam1: 25, scoreTeam2: 20, court: "3" },
    { scoreTeam1: 25, scoreTeam2: 9, court: "4" },
  ]);
  const tries = sent.filter(({ body }) => JSON.stringify(body).includes(game._id));
  expect(tries.length).toBeGreaterThan(1);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
  expect(tries[0]!.body).toMatchObject([{ _id: game._id, scoreTeam1: 21, scoreTeam2: 25 }]);

  await other.goto(desk(site, fixture, "admin"));
  await other.getByText("1 kept score needs your choice").waitFor();
  await page.getByRole("button", { name: "Save my 21–25" }).click();
  await page.getByRole("heading", { name: "needs your choice" }).waitFor({ state: "detached" });
  await other.getByText("needs your choice").waitFor({ state: "detached" });
  await row(page, "Aces").getByText("Saved", { exact: true }).waitFor();
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: 21, scoreTeam2: 25 });
  await context.close();
});

test("a server that does not answer: kept over a reload and a closed tab, and sent once it does", async () => {
  const { page, fixture } = await openDesk();
  const context = page.context();
  await context.route("**/api/*/games", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 502, body: "" }) : route.fallback(),
  );
  await enter(page, "Aces", "25", "20");
  await row(page, "Aces").getByText(KEPT).waitFor();
  await page.reload();
  await row(page, "Aces").getByText(KEPT).waitFor();
  expect(await scoreBox(page, "Blockers").inputValue()).toBe("20");
  await page.close();
  await context.unroute("**/api/*/games");
  const later = await context.newPage();
  await later.goto(`${site.url}/auth/profile`);
  await later.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("outbox_")));
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: 25, scoreTeam2: 20 });
  await context.close();
});

test("signing out asks; what is kept waits for its own account, whoever signs in meanwhile", async () => {
  const { page, fixture } = await openDesk();
  const other = await site.register("Kim Other");
  const context = page.context();
  await context.route("**/api/*/games", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.fallback(),
  );
  await enter(page, "Aces", "25", "20");
  await row(page, "Aces").getByText(KEPT).waitFor();
  await page.goto(`${site.url}/auth/profile`);
  await page.getByRole("button", { name: "LogOut" }).click();
  await page.getByRole("dialog").getByText("1 score not sent yet").waitFor();
  await page.getByRole("button", { name: "Keep them and sign out" }).click();
  await page.waitForURL("**/auth/login");
  await context.unroute("**/api/*/games");
  const puts: string[] = [];
  context.on("request", (request) => request.method() === "PUT" && puts.push(request.url()));
  const logIn = async ({ email, password }: Person, name: string) => {
    await page.getByLabel("Email").fill(email);
    await page.locator("input[type=password]").fill(password);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Welcome, ${name}` }).waitFor();
  };
  await logIn(other, "Kim Other");
  await page.getByRole("button", { name: "LogOut" }).click();
  await page.waitForURL("**/auth/login");
  expect(puts).toEqual([]);
  await logIn(owner, "Robin Hale");
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("outbox_")));
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: 25, scoreTeam2: 20 });
  await context.close();
});

test("the bracket's scores are kept too; one that reaches a later score still asks, one for other teams is not stored", async () => {
  const ranked = await rankedTournament(site, owner, 4);
  const { _id, linkindex } = ranked.tournament;
  const send = (method: string, path: string, body: object) =>
    accepted(site.call(method, path, { token: owner.token, body }));
  await send("POST", `/api/tournaments/${_id}/playoffs`, { method: "standard" });
  const at = async (round: number, rank: number) => gameAt(await bracketOf(site, owner, ranked), round, rank);
  const put = async (round: number, rank: number, body: object) =>
    send("PUT", `/api/${_id}/playoffgames/${(await at(round, rank))._id}`, body);
  await put(1, 1, { scoreTeam1: 25, scoreTeam2: 20 });
  await put(1, 8, { scoreTeam1: 25, scoreTeam2: 22 });

  const page = await pageOf(site, owner);
  const context = page.context();
  await page.goto(`${site.url}/admin/${linkindex}/manage-playoff`);
  const boxOf = (place: string, side: number) => page.getByLabel(new RegExp(`${place} score ${side}$`));
  const card = (place: string) => page.getByRole("listitem", { name: place, exact: true });
  await boxOf("S01, R4-1", 1).waitFor();
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") keys.push(request.headers()["idempotency-key"]);
  });
  await context.setOffline(true);
  await boxOf("R4-1", 1).fill("25");
  await boxOf("R4-1", 2).fill("18");
  await page.keyboard.press("Enter");
  await card("R4-1").getByText(KEPT).waitFor();
  await page.getByText("1 score kept on this device").waitFor();
  expect(await boxOf("R4-1", 2).inputValue()).toBe("18");
  await context.setOffline(false);
  await page.getByText("1 kept score sent and saved").first().waitFor();
  expect(await at(4, 1)).toMatchObject({ scoreTeam1: 25, scoreTeam2: 18 });
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);

  await context.setOffline(true);
  await boxOf("R1-8", 1).fill("19");
  await page.keyboard.press("Enter");
  await card("R1-8").getByText(KEPT).waitFor();
  await context.setOffline(false);
  await page
    .getByText(/Not saved: Another team would move on into R4-1/)
    .first()
    .waitFor();
  expect(await at(4, 1)).toMatchObject({ scoreTeam1: 25 });
  await page.getByRole("button", { name: "Save and clear" }).click();
  await page.getByLabel("S03, R4-1 score 2").waitFor();
  await page.getByRole("heading", { name: "needs your choice" }).waitFor({ state: "detached" });
  expect(await at(1, 8)).toMatchObject({ scoreTeam1: 19, scoreTeam2: 22 });
  expect(await at(4, 1)).toMatchObject({ scoreTeam1: null, team2: { name: "S03" } });

  await context.setOffline(true);
  await boxOf("R4-1", 1).fill("25");
  await boxOf("R4-1", 2).fill("11");
  await page.keyboard.press("Enter");
  await card("R4-1").getByText(KEPT).waitFor();
  await put(1, 8, { scoreTeam1: 25 });
  await context.setOffline(false);
  await page
    .getByText(/This score is for S01 v S03; now it is S01 v S02 there\./)
    .first()
    .waitFor();
  expect(await at(4, 1)).toMatchObject({ scoreTeam1: null });
  await page.getByRole("button", { name: "Drop my 25–11" }).click();
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("outbox_")));
  await context.close();
});
