// Loads the page anew when a part of it is gone from the server, but never in a loop.
const key = "reloaded";
const loopMs = 30_000;
const answerMs = 10_000;

declare global {
  interface Window {
    /** Of `first.js`: asks the server again and again; once it answers, the page is loaded anew. */
    reloadWhenReachable?: () => void;
    /** Of `first.js`: the page has all its parts, so that a next loss is asked for soon again. */
    cameWhole?: () => void;
  }
}

/** As browsers say it, and Vite of a style sheet. */
const lostPart = /dynamically imported module|importing a module script|error loading|unable to preload css/i;

export const isLostPart = (error: unknown): boolean => error instanceof Error && lostPart.test(error.message);

/** For a page that a part is missing of. What was given to read stays until it can come whole. */
export async function reloadForLostPart(): Promise<void> {
  const isBegun = (await isReachable()) && reloadOnceForNewBuild();
  if (!isBegun) window.reloadWhenReachable?.();
}

/** As a person asks for it. */
export async function reloadIfReachable(): Promise<void> {
  if (await isReachable()) window.location.reload();
}

/** Without an answer a reload leaves nothing but the browser's own page, from which none comes back by itself. */
const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(answerMs),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Whether a reload was begun; false when the last one was moments ago and did not help, or when offline. */
export function reloadOnceForNewBuild(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < loopMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
