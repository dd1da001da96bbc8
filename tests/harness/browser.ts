// The one Chromium of a test process (and one more for large text), and pages of any size, theme and time zone in it.
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

/** By text size. */
const shared = new Map<number, Promise<Browser>>();
const USUAL_LETTERS = 16;

export function openBrowser(letters = USUAL_LETTERS): Promise<Browser> {
  const browser = shared.get(letters) ?? launch(letters);
  shared.set(letters, browser);
  return browser;
}

async function launch(letters: number): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error("No Chromium was found; npm test gets one, or name yours in CHROMIUM_PATH.");
  const browser = await chromium.launch({
    executablePath,
    args: [...quiet, `--blink-settings=defaultFontSize=${letters}`],
  });
  atEnd(async () => {
    shared.delete(letters);
    await browser.close();
  });
  return browser;
}

export interface PageSettings {
  width: number;
  height: number;
  dark?: boolean;
  /** A phone with a touch screen. */
  touch?: boolean;
  /** Such as "America/Los_Angeles". */
  timezone?: string;
  /** With the service worker; a test's own routes do not see the requests that it answers. */
  worker?: boolean;
  /** The text size in pixels that somebody has set in the browser for all pages: in a browser of its own. */
  letters?: number;
}

/** In a context of its own: `page.context().close()` ends both. */
export async function newPage({
  width,
  height,
  dark = false,
  touch = false,
  timezone = "UTC",
  worker = false,
  letters,
}: PageSettings): Promise<Page> {
  const browser = await openBrowser(letters);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    timezoneId: timezone,
    locale: "en-US",
    hasTouch: touch,
    isMobile: touch,
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
