// What organisers print: the poster on one sheet, with the way to the tournament as a code and as text.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "../spectator/spring-day.ts";
import { noAlerts, pageOf } from "./organiser-page.ts";

let day: SpringDay;
let page: Page;
let alerts: string[];
beforeAll(async () => {
  day = await openSpringDay();
  page = await pageOf(day.site, day.owner);
  alerts = noAlerts(page);
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

const desk = (path: string) => day.url.replace(/\/([^/]+)$/, `/admin/$1/${path}`);

async function pagesPrinted(format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

const passesAxe = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test("the poster is one sheet of either paper, whatever the tournament is called", async () => {
  const name = `</script><script>alert(1)</script> ${"The Grand Old Volleyball Society of Wharfedale ".repeat(2)}`;
  const location = "The Sports Hall of the Grammar School by the Quay, Harbour Street 14, Northport";
  await day.send("PUT", `/api/tournaments/${day.tournament._id}`, { name, location });
  await page.goto(desk("share"));
  const poster = page.getByRole("article", { name: "Poster" });
  await poster.getByText(name.trim()).waitFor();
  await poster.getByText(location).waitFor();
  await poster.getByText("Sat 4 May 2024").waitFor();
  await poster.getByRole("img", { name: `QR code for ${day.url}` }).waitFor();
  expect(await poster.textContent()).toContain(day.url.replace("http://", ""));
  expect([await pagesPrinted("A4"), await pagesPrinted("Letter"), alerts]).toEqual([1, 1, []]);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Share", exact: true }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await passesAxe();
});

test("only a link that was really copied is said to be, and this tournament's alone is counted", async () => {
  await day.site.call("POST", "/api/share", { body: { platform: "Twitter", url: `${day.site.url}/` } });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Copied to clipboard").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(day.url);
  await page.reload();
  await page.getByRole("row", { name: "CopyToClipboard 1" }).waitFor();
  await page.getByRole("row", { name: "Twitter 0" }).waitFor();
});

test("whoever may see the tournament may print its poster; nobody else is told of it", async () => {
  const visitor = await newPage({ width: 360, height: 740 });
  await visitor.goto(desk("share"));
  await visitor.getByRole("article", { name: "Poster" }).waitFor();
  await day.send("PUT", `/api/tournaments/${day.tournament._id}`, { isPublished: false });
  await visitor.reload();
  await visitor.getByText("Out of bounds").waitFor();
  await visitor.context().close();
  await page.getByText("Not published yet.").waitFor();
});
