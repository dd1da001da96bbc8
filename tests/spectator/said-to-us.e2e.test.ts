// What visitors send: feedback, requests to host a tournament, and shares.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openTestSite, type TestSite } from "../harness/site.ts";

let site: TestSite;
let url: string;
let page: Page;
beforeAll(async () => {
  site = await openTestSite();
  const { linkindex } = await site.tournament(await site.register());
  url = `${site.url}/${linkindex}`;
  page = await newPage({ width: 360, height: 740 });
});
afterAll(async () => {
  await page.context().close();
  await site.stop();
});

const received = () => page.getByRole("list", { name: "Feedback" });
const stayWith = (words: string) =>
  page
    .getByRole("dialog", { name: `${words} not sent yet` })
    .getByRole("button", { name: "Stay" })
    .click();

test.each(["tournament", "site"])(
  "feedback about the %s: empty is refused, private is not listed",
  async (about) => {
    await page.goto(about === "site" ? `${site.url}/feedback` : `${url}/feedback`);
    await page.getByRole("heading", { name: "Feedback Received:" }).waitFor();
    await page.getByRole("textbox", { name: "Feedback" }).fill("   ");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("alert").filter({ hasText: "Error: Feedback text is empty" }).waitFor();

    await page.getByRole("textbox", { name: "Feedback" }).fill("Well run");
    await page.getByRole("banner").getByRole("link").first().click();
    await stayWith("1 feedback");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("status").filter({ hasText: "Feedback posted Successfully" }).waitFor();
    await received().getByText("Anonymous").waitFor();
    expect(await page.getByRole("textbox", { name: "Feedback" }).inputValue()).toBe("");

    await page.getByRole("textbox", { name: "Feedback" }).fill("Only for you");
    await page.getByRole("checkbox", { name: "Private" }).check();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("status").filter({ hasText: "Feedback posted Successfully" }).waitFor();
    expect(await page.getByRole("checkbox", { name: "Private" }).isChecked()).toBe(false);
    expect(await received().textContent()).not.toContain("Only for you");
  },
);

test("a request to host: missing fields are named, a wrong sum brings a new question, the right one submits", async () => {
  await page.goto(url);
  await page.getByRole("link", { name: "Request hosting your tournament" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  await page.getByRole("textbox", { name: /How much is/ }).waitFor();
  await page.getByRole("button", { name: "Submit Request" }).click();
  expect(await page.getByRole("alert").getByRole("link").count()).toBe(4);
  await page.getByLabel("Full Name").fill("Ann Ash");
  await page.getByLabel("Email").fill("ann@example.org");
  await page.getByLabel("Tournament Details").fill("Twelve teams in May");
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await stayWith("1 request");
  await page.getByRole("textbox", { name: /How much is/ }).fill("99");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await page.getByRole("alert").filter({ hasText: "Please try the new one." }).waitFor();
  const question = (await page.locator("label[for=captcha]").textContent())!;
  const sum = question.match(/\d+/g)!.reduce((all, one) => all + Number(one), 0);
  await page.getByRole("textbox", { name: /How much is/ }).fill(String(sum));
  await page.getByRole("button", { name: "Submit Request" }).click();
  await page.getByRole("status").filter({ hasText: "Request Submitted Successfully" }).waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("");
});

test("a page is shared on a platform and as a copied link, and both are counted", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.context().route(/twitter\.com/, (route) => route.fulfill({ body: "There" }));
  await page.goto(`${url}/standings`);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Share on Twitter" }).click(),
  ]);
  const sent = new URL(popup.url()).searchParams;
  expect(sent.get("text")).toBe("Checkout SPRING24 Tournament on Volleyball Scorecards");
  expect(sent.get("hashtags")).toBe("SPRING24,volleyball");
  expect(sent.get("url")).toBe(`${url}/standings`);
  await popup.close();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Copied to clipboard").first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/standings`);

  await page.goto(`${site.url}/share`);
  const count = (platform: string) =>
    page.getByRole("table", { name: "Share count per platform" }).getByRole("row", { name: platform });
  await count("Twitter").waitFor();
  expect(await count("Twitter").textContent()).toBe("Twitter1");
  expect(await count("CopyToClipboard").textContent()).toBe("CopyToClipboard1");
  expect(await page.getByRole("table", { name: "Shared pages" }).getByRole("row").count()).toBe(3);
});

test.each(["feedback", "contact", "share"])(
  "%s passes axe in both themes and never scrolls sideways",
  async (path) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site.url}/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const found: string[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`));
    }
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);
