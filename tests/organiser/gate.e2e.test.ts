// The gate: login first and back again, only organisers, failures are no answer, and logging out leaves nothing behind.
import { expect, test } from "bun:test";
import { newPage } from "#tests/harness/browser.ts";
import { coOrganiser } from "#tests/harness/co-organiser.ts";
import { accepted, openTestSite } from "#tests/harness/site.ts";
import { addGame, desk, pageOf } from "./organiser-page.ts";

test("who gets through the gate, and how", async () => {
  const site = await openTestSite();
  const [owner, other] = [await site.register("Robin Hale"), await site.register("Kim Other")];
  const fixture = await site.withTeams(owner, { isPublished: true });

  const visitor = await newPage({ width: 1280, height: 800 });
  await visitor.goto(desk(site, fixture, "add-team"));
  await visitor.waitForURL("**/auth/login");
  await visitor.getByLabel("Email").fill(` ${owner.email.toUpperCase()} `);
  await visitor.locator("input[type=password]").fill(owner.password);
  await visitor.keyboard.press("Enter");
  await visitor.getByRole("heading", { name: "Add Team" }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe(`/admin/${fixture.tournament.linkindex}/add-team`);
  const keys = () =>
    visitor.evaluate(() => Object.keys(localStorage).filter((key) => /^(token|user|admin_check_)/.test(key)));
  // The answer about one tournament outlives the question about another.
  const second = await site.withTeams(owner, { name: "Autumn Open" });
  await visitor.goto(desk(site, second, "add-team"));
  await visitor.getByRole("heading", { name: "Add Team" }).waitFor();
  for (const { tournament } of [fixture, second])
    expect((await keys()).some((key) => key.startsWith(`admin_check_${tournament._id}_`))).toBe(true);
  await visitor.goto(`${site.url}/auth/profile`);
  await visitor.getByRole("button", { name: "LogOut" }).click();
  await visitor.waitForURL("**/auth/login");
  expect(await keys()).toEqual([]);
  await visitor.context().close();

  const stranger = await pageOf(site, other);
  await stranger.goto(desk(site, fixture, "admin"));
  await stranger.getByRole("heading", { name: "Access Denied" }).waitFor();
  await stranger.context().close();

  const page = await pageOf(site, owner);
  await page.route("**/admin-check", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto(desk(site, fixture, "admin"));
  await page.getByText("Your access could not be checked").waitFor();
  await page.unroute("**/admin-check");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByText("Step 1: Divisions").waitFor();
  expect(await page.title()).toBe("Admin Home · SPRING24 · Volleyball Scorecards");

  // When the network comes back, nobody has to press.
  await page.route("**/api/admin/tournaments/", (route) => route.abort());
  await page.goto(`${site.url}/auth/profile`);
  await page.getByRole("button", { name: "Retry" }).waitFor();
  await page.unroute("**/api/admin/tournaments/");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("link", { name: fixture.tournament.name, exact: true }).waitFor();
  await page.context().close();
  await site.stop();
});

test("an organiser removed while their desk is open is told at once, keeps what was typed, and is led to the public page", async () => {
  const site = await openTestSite();
  const owner = await site.register("Olga Owner");
  const sam = await site.register("Sam Reyes");
  const fixture = await site.withTeams(owner);
  const { _id, linkindex } = fixture.tournament;
  const token = owner.token;
  const remove = () =>
    accepted(site.call("DELETE", `/api/tournaments/${_id}/organisers/${sam.account}`, { token }));
  const join = () => coOrganiser(site, owner, _id, sam);
  await join();

  const page = await pageOf(site, sam);
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  const openDesk = async () => {
    await page.goto(desk(site, fixture, "add-team"));
    await name.waitFor();
    while (!site.site.hub.listeners().some(({ viewer }) => viewer?.account === sam.account))
      await Bun.sleep(20);
  };
  const words = "You no longer organise Spring Open.";

  // Nothing typed: the desk gives way.
  await openDesk();
  await remove();
  await page.getByText(words).waitFor();
  expect(await name.count()).toBe(0);
  await page.getByRole("link", { name: "Open its public page" }).click();
  await page.waitForURL(`**/${linkindex}`);

  // Somebody who is invited again comes in again, and keeps what is typed the next time.
  await join();
  await openDesk();
  await name.fill("Herons");
  await remove();
  await page.getByRole("alert").getByText(words).waitFor();
  expect(await name.inputValue()).toBe("Herons");
  await page.getByRole("link", { name: "Open its public page" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  expect(await name.inputValue()).toBe("Herons");
  await page.getByRole("link", { name: "Open its public page" }).click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await page.waitForURL(`**/${linkindex}`);

  // Of an unpublished tournament nothing remains visible but what was typed.
  await join();
  await accepted(site.call("PUT", `/api/tournaments/${_id}`, { token, body: { isPublished: false } }));
  await openDesk();
  await name.fill("Egrets");
  await remove();
  await page.getByRole("alert").getByText(words).waitFor();
  expect(await name.inputValue()).toBe("Egrets");
  // It is still there after signing in again, even if the network then fails.
  await page.route("**/api/**", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: "token" })));
  await failed;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await name.inputValue({ timeout: 5000 })).toBe("Egrets");
  await page.unroute("**/api/**");
  await name.fill("");
  await page.getByText("It was deleted, or it is not published").waitFor();
  await page.context().close();
  await site.stop();
});

test("a session ended elsewhere: an unpublished tournament is not said to be somebody else's, and is there after signing in again", async () => {
  const site = await openTestSite();
  const owner = await site.register("Robin Hale");
  const fixture = await site.withTeams(owner, { isPublished: false });
  const page = await pageOf(site, owner);
  const end = () => accepted(site.call("POST", "/api/sessions/end", { token: owner.token }));
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  const signInAgain = async () => {
    // Nothing was typed, so nothing is said to be kept.
    await dialog.getByText("You are signed out. Sign in to go on.").waitFor();
    await dialog.locator("input[type=password]").fill(owner.password);
    await dialog.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("table").getByText("Aces").waitFor();
    owner.token = (await page.evaluate(() => localStorage.getItem("token")))!;
  };
  await page.goto(desk(site, fixture, "manage-team"));
  await page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();
  await end();
  await page.getByText("This tournament may be one that only its organisers see.").waitFor();
  await signInAgain();
  // The same on a page opened afterwards; what was put off can be done later.
  await end();
  await page.goto(desk(site, fixture, "manage-team"));
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByText(/somebody else's|do not organise it/).count()).toBe(0);
  await page.getByRole("main").getByRole("button", { name: "Sign in again" }).click();
  await signInAgain();
  await page.context().close();
  await site.stop();
});

test("signing in again before the session ends shows no message that it has ended", async () => {
  const site = await openTestSite();
  const owner = await site.register("Robin Hale");
  const fixture = await site.withTeams(owner);
  const page = await pageOf(site, owner);
  const { exp } = JSON.parse(atob(owner.token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")));
  await page.clock.setFixedTime(exp * 1000 - 5 * 60_000);
  await page.goto(desk(site, fixture, "manage-team"));
  await page.getByText(/^You will be signed out at /).waitFor();
  await page.getByRole("button", { name: "Sign in again" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByRole("button", { name: "Log in" }).waitFor();
  expect(await dialog.getByText("You are signed out").count()).toBe(0);
  await page.clock.setFixedTime(exp * 1000 + 1000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await dialog.getByText("You are signed out. Sign in to go on.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("You are signed out.", { exact: true }).waitFor();
  await page.context().close();
  await site.stop();
});

test("on a phone the message is below the page's end, and covers nothing that was typed", async () => {
  const site = await openTestSite();
  const [owner, sam] = [await site.register("Olga Owner"), await site.register("Sam Reyes")];
  const fixture = await site.withTeams(owner);
  const { tournament, aces, blockers, crush, diggers } = fixture;
  for (const time of ["09:00", "09:40", "10:20", "11:00"])
    for (const [team1, team2] of [[aces, blockers] as const, [crush, diggers] as const])
      await addGame(site, owner, fixture, { team1: team1._id, team2: team2._id, time });
  await coOrganiser(site, owner, tournament._id, sam);
  const page = await pageOf(site, sam, { width: 360, height: 740 });
  await page.goto(desk(site, fixture, "add-score"));
  await page.getByLabel(/^Diggers, 11:00 AM/).fill("25");
  const { token } = owner;
  const removal = `/api/tournaments/${tournament._id}/organisers/${sam.account}`;
  await accepted(site.call("DELETE", removal, { token }));
  const told = page.getByRole("alert").filter({ hasText: "You no longer organise" });
  await told.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [notice, row] = [await told.boundingBox(), await page.getByRole("row").last().boundingBox()];
  expect(row!.y + row!.height).toBeLessThanOrEqual(notice!.y);
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(740);
  await page.context().close();
  await site.stop();
});
