// Reloads the page if a part of it is gone from the server, but never in a loop.
const key = "reloaded";
const loopMs = 30_000;

declare global {
  interface Window {
    /** From `first.js`: asks the server again and again; once it answers, the page is reloaded. */
    reloadWhenReachable?: () => void;
    /** From `first.js`: asks once. */
    reloadIfReachable?: () => Promise<void>;
    /** From `first.js`: the page has all its parts, so the next loss may be asked for soon again. */
    cameWhole?: () => void;
  }
}

/** As browsers word it, and Vite for a style sheet. */
const lostPart = /dynamically imported module|importing a module script|error loading|unable to preload css/i;

export const isLostPart = (error: unknown): boolean => error instanceof Error && lostPart.test(error.message);

/** For a page with a missing part. What it shows stays until the part can be loaded. */
export function reloadForLostPart(): void {
  if (isFirstForLong()) void window.reloadIfReachable?.();
  window.reloadWhenReachable?.();
}

export function reloadOnceForNewBuild(): void {
  if (isFirstForLong()) window.location.reload();
}

/** False if a reload was begun moments ago and did not help, or if offline. */
function isFirstForLong(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < loopMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  return true;
}
