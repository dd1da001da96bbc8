// Pictures of every page at three sizes in both themes, into look/: `npm run look [-- part of a path]`.
import { mkdir } from "node:fs/promises";
import { playDemo } from "#server/demo/demo.ts";
import type { Viewer } from "#server/log/command.ts";
import { openBrowser } from "./harness/browser.ts";
import { closeAll } from "./harness/closing.ts";
import { openTestSite } from "./harness/site.ts";
import { DESK_PAGES } from "./organiser/organiser-page.ts";

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const THEMES = ["light", "dark"] as const;
const FOLDER = "look";
const SETTLE_MS = 700;

const PUBLIC = [
  "",
  "/teams",
  "/divisions",
  "/schedules",
  "/scores",
  "/standings",
  "/wildcard",
  "/playoff",
  "/feedback",
  "/display",
];
const ADMIN = [
  ...DESK_PAGES,
  "history?version=17",
  "history?version=17&part=games",
  "history?version=17&view=compare",
  "share",
];
const SITE = [
  "/",
  "/contact",
  "/share",
  "/nowhere/at/all",
  "/auth/login",
  "/auth/registerform",
  "/auth/verifyemail",
  "/auth/forgot",
  "/auth/unauthorized",
  "/auth/profile",
  "/auth/add-tournament",
];

/** Runs in the page: its title is there, and no placeholder is left. */
const isShown = () =>
  document.querySelector("h1") !== null &&
  !document.querySelector('[class*="_bone_"]') &&
  !document.body.textContent?.includes("Checking admin access...");

const { url, site, register, call } = await openTestSite();
const organiser = await register("Robin Hale");
const viewer: Viewer = { account: organiser.account, name: organiser.name, everything: false };
// The middle of a playing day, whenever the pictures are taken.
const noon = new Date();
noon.setHours(13, 5, 0, 0);
const slug = await playDemo(site, viewer, noon);
const { body: tournament } = await call("GET", `/api/tournament/${slug}`);
await call("POST", `/api/tournaments/${tournament._id}/playoffs`, {
  token: organiser.token,
  body: { method: "standard" },
});

const part = process.argv[2] ?? "";
const paths = [
  ...SITE,
  ...PUBLIC.map((path) => `/${slug}${path}`),
  ...ADMIN.map((path) => `/admin/${slug}/${path}`),
];
const wanted = paths.filter((path) => path.includes(part));
await mkdir(FOLDER, { recursive: true });
const browser = await openBrowser();
let pictures = 0;
for (const colorScheme of THEMES) {
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport, colorScheme, locale: "en-US" });
    const user = { _id: organiser.account, name: organiser.name, email: organiser.email };
    await context.addInitScript(
      ([token, kept]) => {
        localStorage.setItem("token", token!);
        localStorage.setItem("user", kept!);
      },
      [organiser.token, JSON.stringify(user)],
    );
    const page = await context.newPage();
    await page.clock.setFixedTime(noon);
    for (const path of wanted) {
      await page.goto(url + path);
      await page.waitForFunction(isShown).catch(() => console.log(`${path} was not there in time.`));
      await page.waitForTimeout(SETTLE_MS);
      const name = path.replace(slug, "slug").replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home";
      await page.screenshot({ path: `${FOLDER}/${name}-${viewport.width}-${colorScheme}.png` });
      pictures++;
    }
    await context.close();
  }
}
console.log(`${pictures} pictures of ${wanted.length} pages in ${FOLDER}/`);
await closeAll();
process.exit(0);
