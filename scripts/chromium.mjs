// Finds a Chromium for the browser tests, or gets one.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { run, runBun } from "./programs.mjs";

/** The headless shell first: it takes a quarter less time for the same pages. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome.exe",
];
const elsewhere = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The one that CHROMIUM_PATH names, the system's, or Playwright's own; null if there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const folders = (process.env.PATH ?? "").split(delimiter).concat("/usr/bin", "/snap/bin");
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name))).concat(elsewhere);
  return paths.find((path) => existsSync(path)) ?? (await findPlaywrights());
}

async function findPlaywrights() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** Finds one, or installs Debian's package as root, or has Playwright download one. */
export async function getChromium() {
  const found = await findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && (await isDebian())) {
    console.log("Installing Chromium for the browser tests …");
    await run("apt-get", ["update", "-qq"], { quiet: true });
    const install = (name) =>
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
        quiet: true,
        env: { DEBIAN_FRONTEND: "noninteractive" },
      });
    await install("chromium-headless-shell").catch(() => install("chromium"));
  } else {
    console.log("Downloading Chromium for the browser tests …");
    await runBun(["node_modules/playwright/cli.js", "install", "chromium"]);
  }
  const got = await findChromium();
  if (!got) throw new Error("No Chromium could be installed; install one and name it in CHROMIUM_PATH.");
  return got;
}

async function isDebian() {
  const release = await readFile("/etc/os-release", "utf8").catch(() => "");
  return /^ID(_LIKE)?=.*debian/m.test(release);
}
