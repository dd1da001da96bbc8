// Two tabs of one organiser agree: who is signed in, with which token, what is saved, and what is only typed.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";
import { desk, gamesOf, openScoreDesk, scoreBox } from "./organiser-page.ts";

let site: TestSite;
let owner: Person;
let fixture: WithTeams;
let one: Page;
let other: Page;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Robin Hale");
  ({ page: one, fixture } = await openScoreDesk(site, owner));
  other = await one.context().newPage();
});
afterAll(async () => {
  await one.context().close();
  await site.stop();
});

const row = (page: Page, team: string) => page.getByRole("row").filter({ hasText: team });
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
const anotherToken = async (): Promise<string> => {
  // Tokens of the same second are equal.
  await Bun.sleep(1100);
  const { email, password } = owner;
  return (await accepted(site.call("POST", "/api/login", { body: { email, password } }))).token;
};

async function logIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(owner.email);
  await page.locator("input[type=password]").fill(owner.password);
  await page.keyboard.press("Enter");
}

async function logOut(page: Page): Promise<void> {
  await page.goto(`${site.url}/auth/profile`);
  await page.getByRole("button", { name: "LogOut" }).click();
  await page.waitForURL("**/auth/login");
}

test("logging out in one is followed by the other, and so is logging in, back to where it was", async () => {
  await one.goto(desk(site, fixture, "manage-team"));
  await one.getByRole("table").waitFor();
  await logOut(other);
  await one.waitForURL("**/auth/login");
  await logIn(other);
  await one.waitForURL("**/manage-team");
  await one.getByRole("table").waitFor();
});

test("where the log-in comes late, the other tab is not blank meanwhile", async () => {
  const script = Promise.withResolvers<void>();
  await one.goto(desk(site, fixture, "manage-team"));
  await one.getByRole("table").waitFor();
  await one.route(/\/assets\/login-page-.*\.js$/, async (route) => {
    await script.promise;
    await route.fallback();
  });
  await logOut(other);
  await one.getByRole("main").getByText("The page is loading").waitFor();
  script.resolve();
  await one.waitForURL("**/auth/login");
  await one.getByRole("heading", { name: "Log in" }).waitFor();
  await logIn(other);
  await one.waitForURL("**/manage-team");
});

test("a score saved in one is in the other; a draft there stays, and is told what came in", async () => {
  await one.goto(desk(site, fixture, "add-score"));
  await other.goto(desk(site, fixture, "add-score"));
  await scoreBox(one, "Aces").fill("21");
  await scoreBox(other, "Crush").fill("25");
  await scoreBox(other, "Crush").press("Enter");
  await row(one, "Crush").getByText("Half a score").waitFor();
  expect(await scoreBox(one, "Crush").inputValue()).toBe("25");
  await scoreBox(other, "Aces").fill("24");
  await scoreBox(other, "Aces").press("Enter");
  await row(one, "Aces").getByText("Meanwhile 24–– was entered").waitFor();
  expect(await scoreBox(one, "Aces").inputValue()).toBe("21");
});

test("a token that is renewed in one is what the other sends", async () => {
  const renewed = await anotherToken();
  expect(renewed).not.toBe(await tokenIn(one));
  await other.route("**/api/*/games", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-renewed-token": renewed } });
  });
  await scoreBox(other, "Diggers").fill("9");
  await scoreBox(other, "Diggers").press("Enter");
  await row(other, "Diggers").getByText("Saved").waitFor();
  await other.unroute("**/api/*/games");
  await one.waitForFunction((token) => localStorage.getItem("token") === token, renewed);
  const sent = one.waitForRequest((request) => request.method() === "PUT");
  await scoreBox(one, "Diggers").fill("8");
  await scoreBox(one, "Diggers").press("Enter");
  expect((await sent).headers().authorization).toBe(`Bearer ${renewed}`);
  await row(one, "Diggers").getByText("Saved").waitFor();
});

test("after logging out in one, what is typed in the other stays until it is saved or left", async () => {
  expect(await scoreBox(one, "Aces").inputValue()).toBe("21");
  await logOut(other);
  const dialog = one.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByText("You signed out in another tab.").waitFor();
  await dialog.locator("input[type=password]").fill(owner.password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await scoreBox(one, "Aces").inputValue()).toBe("21");
  // The other tab was at the login page and goes on.
  await other.getByRole("heading", { name: "Welcome, Robin Hale" }).waitFor();
  await logOut(other);
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await one.waitForURL("**/auth/login");
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: 24, scoreTeam2: null });
});

test("an answer that comes after logging out signs nobody in again", async () => {
  await logIn(other);
  await other.getByRole("heading", { name: "Welcome, Robin Hale" }).waitFor();
  await one.goto(desk(site, fixture, "add-score"));
  const renewed = await anotherToken();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    void one.route("**/api/*/games", async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response, headers: { ...response.headers(), "x-renewed-token": renewed } });
      resolve();
    });
  });
  await scoreBox(one, "Blockers").fill("19");
  await scoreBox(one, "Blockers").press("Enter");
  await row(one, "Blockers").getByText("Saving").waitFor();
  await other.goto(`${site.url}/auth/profile`);
  await other.getByRole("button", { name: "LogOut" }).click();
  await other.getByRole("button", { name: "Keep them and sign out" }).click();
  await other.waitForURL("**/auth/login");
  answer();
  await answered;
  await one.waitForURL("**/auth/login");
  expect(await tokenIn(one)).toBeNull();
});
