// One's own account: a forgotten password, a changed one, ending all sessions, deleting the account, and an invitation.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { newPage } from "#tests/harness/browser.ts";
import { accepted, linkTo, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";
import { pageOf } from "./organiser-page.ts";

let site: TestSite;
let robin: Person;
let page: Page;
beforeAll(async () => {
  site = await openTestSite();
  robin = await site.register();
  page = await newPage({ width: 360, height: 740 });
});
afterAll(async () => {
  await page.context().close();
  await site.stop();
});

/** Mail has the public address; the test's site is at its own. */
const here = (link: string) => `${site.url}${new URL(link).pathname}${new URL(link).search}`;
const said = (words: string | RegExp) => page.getByRole("status").filter({ hasText: words });

async function logIn(email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("a forgotten password is replaced by the mailed link, once", async () => {
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The page before has a box of the same name.
  await page.waitForURL("**/auth/forgot");
  await page.getByRole("button", { name: "Send the link" }).waitFor();
  await page.getByLabel("Email").fill(robin.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await said("we have sent a link").waitFor();
  const link = here(await linkTo(site.dataDir, robin.email));
  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("short");
  await page.getByRole("button", { name: "Save the password" }).click();
  await page.getByRole("alert").filter({ hasText: "at least 8 characters" }).waitFor();
  await page.getByRole("textbox", { name: "New password" }).fill("quite-another-one");
  await page.getByRole("button", { name: "Save the password" }).click();
  await said("Your password is changed.").waitFor();
  await page.getByRole("link", { name: "Log in" }).click();
  await logIn(robin.email, "quite-another-one");
  await page.getByRole("heading", { name: `Welcome, ${robin.name}` }).waitFor();
  await page.goto(site.url);
  await page.getByRole("main").getByRole("link", { name: "Profile" }).waitFor();
  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("a-third-password");
  await page.getByRole("button", { name: "Save the password" }).click();
  await page.getByRole("alert").filter({ hasText: "has expired or was used already" }).waitFor();
});

test("the password is changed on the profile, and this session goes on", async () => {
  await page.goto(`${site.url}/auth/profile`);
  await page.getByRole("textbox", { name: "Current password" }).fill("wrong-password");
  await page.getByRole("textbox", { name: "New password" }).fill("brand-new-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("alert").filter({ hasText: "The current password is wrong." }).waitFor();
  await page.getByRole("textbox", { name: "Current password" }).fill("quite-another-one");
  await page.getByRole("button", { name: "Change password" }).click();
  await said("You are logged out everywhere else.").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: `Welcome, ${robin.name}` }).waitFor();
});

test("leaving a typed password asks, except when signing out", async () => {
  const box = page.getByRole("textbox", { name: "New password" });
  await box.fill("half-a-password");
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  const asked = page.getByRole("dialog", { name: "1 password not saved yet" });
  await asked.getByRole("button", { name: "Stay" }).click();
  expect(await box.inputValue()).toBe("half-a-password");
  await page.getByRole("button", { name: "LogOut" }).click();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await logIn(robin.email, "brand-new-password");
  await page.getByRole("heading", { name: `Welcome, ${robin.name}` }).waitFor();
});

test("signing out everywhere ends this session and every other", async () => {
  const { token } = await accepted(
    site.call("POST", "/api/login", { body: { email: robin.email, password: "brand-new-password" } }),
  );
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect((await site.call("GET", "/api/admin/tournaments/", { token })).status).toBe(401);
});

test("an invitation asks to log in, comes back to itself, and leads to the tournament", async () => {
  const [owner, guest] = [await site.register("Ola Owner"), await site.register("Gil Guest")];
  const { _id, linkindex } = await site.tournament(owner, { name: "Harbour Open", isPublished: false });
  await accepted(
    site.call("POST", `/api/tournaments/${_id}/organisers`, {
      token: owner.token,
      body: { email: guest.email },
    }),
  );
  await page.goto(here(await linkTo(site.dataDir, guest.email)));
  await page.getByRole("link", { name: "Log in" }).click();
  await logIn(guest.email, guest.password);
  await page.getByRole("heading", { name: "Invitation" }).waitFor();
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.waitForURL(`${site.url}/admin/${linkindex}/admin`);
  await page.getByText("You organise Harbour Open now.").first().waitFor();
});

test("an account is deleted with its password, after the page has said what stays", async () => {
  const kim = await site.register("Kim Leaves");
  const { _id, linkindex } = await site.tournament(kim, { name: "Lakeside Cup" });
  const own = await pageOf(site, kim, { width: 360, height: 740 });
  await own.goto(`${site.url}/auth/profile`);
  const box = `outbox_${kim.account}_${_id}`;
  const kept = { game: crypto.randomUUID(), typed: ["25", "9"], key: "k", earlier: [], state: "refused" };
  await own.evaluate(([name, text]) => localStorage.setItem(name!, text!), [box, JSON.stringify([kept])]);
  await own.getByRole("button", { name: "Delete account" }).click();
  const asked = own.getByRole("dialog", { name: "Delete your account?" });
  await asked.getByText("1 score on this device has not been sent yet").waitFor();
  const stays = asked.getByRole("list", { name: "Tournaments that stay" }).getByRole("listitem");
  await stays.filter({ hasText: "Lakeside Cup" }).waitFor();
  expect(await stays.allInnerTexts()).toEqual([
    expect.stringContaining("it stays public and nobody can change it any more"),
  ]);
  expect((await new AxeBuilder({ page: own }).analyze()).violations).toEqual([]);
  await asked.getByRole("textbox", { name: "Password" }).fill("a-wrong-one");
  await asked.getByRole("button", { name: "Delete account" }).click();
  await asked.getByText("The password is wrong.").first().waitFor();
  await asked.getByRole("textbox", { name: "Password" }).fill(kim.password);
  await asked.getByRole("button", { name: "Delete account" }).click();
  await own.getByText("Your account is deleted.").first().waitFor();
  await own.getByRole("heading", { name: "Log in" }).waitFor();
  expect(await own.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect(await own.evaluate((name) => localStorage.getItem(name), box)).toBeNull();
  await own.goto(`${site.url}/${linkindex}`);
  await own.getByRole("heading", { level: 1 }).filter({ hasText: "Lakeside Cup" }).waitFor();
  await own.context().close();
});

test.each(["auth/forgot", "auth/reset?token=x", "auth/invite?token=x", "auth/profile"])(
  "%s passes axe in both themes and never scrolls sideways",
  async (path) => {
    const ola = await site.register();
    const own = await pageOf(site, ola, { width: 320, height: 640 });
    await own.goto(`${site.url}/${path}`);
    await own.getByRole("heading", { level: 1 }).waitFor();
    const found: string[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
      await own.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page: own }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`));
    }
    expect(found).toEqual([]);
    expect(await own.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await own.context().close();
  },
);
