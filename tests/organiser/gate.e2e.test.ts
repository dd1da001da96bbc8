// The gate: login first and back again, only organisers, failures are no answer, and logging out leaves nothing behind.
import { expect, test } from "bun:test";
import { newPage } from "#tests/harness/browser.ts";
import { openTestSite } from "#tests/harness/site.ts";
import { desk, pageOf } from "./organiser-page.ts";

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
  expect((await keys()).some((key) => key.startsWith(`admin_check_${fixture.tournament._id}_`))).toBe(true);
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
  await page.context().close();
  await site.stop();
});
