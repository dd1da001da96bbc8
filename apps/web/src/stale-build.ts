// Loads the page anew when a part of it is gone from the server, but never in a loop.
const key = "reloaded-for-new-build";
const loopMs = 30_000;

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
