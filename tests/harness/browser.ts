// The one Chromium of a test process, and pages of any size, theme and time zone in it.
import { type Browser, chromium, type Page } from "playwright";
import { findChromium } from "../../scripts/chromium.mjs";
import { atEnd } from "./closing.ts";
import { pageThrew } from "./page-errors.ts";

/** Without these Chromium asks Google for updates, or needs a graphics card and a sandbox. */
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * `SLOW_MS=350` delays every script and every answer at random, which shows what a
 * page or a test takes for granted.
 */
const slowMs = Number(process.env.SLOW_MS ?? 0);

let shared: Promise<Browser> | null = null;

export function openBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error("No Chromium was found; npm test gets one, or name yours in CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: quiet });
  atEnd(async () => {
    shared = null;
    await browser.close();
  });
  return browser;
}

export interface PageSettings {
  width: number;
  height: number;
  dark?: boolean;
  /** Such as "America/Los_Angeles". */
  timezone?: string;
  /** With the service worker; a test's own routes do not see the requests that it answers. */
  worker?: boolean;
}

/** In a context of its own: `page.context().close()` ends both. */
export async function newPage({
  width,
  height,
  dark = false,
  timezone = "UTC",
  worker = false,
}: PageSettings): Promise<Page> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    timezoneId: timezone,
    locale: "en-US",
    serviceWorkers: worker ? "allow" : "block",
  });
  if (slowMs > 0)
    await context.route(/\/assets\/.*\.js$|\/api\//, async (route) => {
      await Bun.sleep(Math.random() * slowMs);
      // The page may be gone meanwhile.
      await route.fallback().catch(() => {});
    });
  context.on("weberror", (error) => pageThrew(error.error().message));
  return context.newPage();
}
