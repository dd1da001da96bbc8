// Loads the page anew when a part of it is gone from the server, but never in a loop.
const key = "reloaded";
const loopMs = 30_000;

declare global {
  interface Window {
    /** Of `first.js`: asks the server again and again; once it answers, the page is loaded anew. */
    reloadWhenReachable?: () => void;
    /** Of `first.js`: asks once. */
    reloadIfReachable?: () => Promise<void>;
    /** Of `first.js`: the page has all its parts, so that a next loss is asked for soon again. */
    cameWhole?: () => void;
  }
}

/** As browsers say it, and Vite of a style sheet. */
const lostPart = /dynamically imported module|importing a module script|error loading|unable to preload css/i;

export const isLostPart = (error: unknown): boolean => error instanceof Error && lostPart.test(error.message);

/** For a page that a part is missing of. What was given to read stays until it can come whole. */
export function reloadForLostPart(): void {
  if (isFirstForLong()) void window.reloadIfReachable?.();
  window.reloadWhenReachable?.();
}

export function reloadOnceForNewBuild(): void {
  if (isFirstForLong()) window.location.reload();
}

/** False when a reload was begun moments ago and did not help, or when offline. */
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
