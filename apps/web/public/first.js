// Applies the remembered theme before the page is painted. A file of its own, because the
// policy refuses inline scripts.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // Storage can be blocked; then the system's theme is the right one.
  }
  if (theme !== "light" && theme !== "dark") return;
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = theme === "dark" ? "#131c2c" : "#ffffff";
  }
})();

// The page can be used before its script has loaded. Until then presses, choices and typing are recorded, with
// the values that controls had and where the caret was, for `served/early-acts.ts` to replay.
(() => {
  const acts = [];
  const keep = ({ type, target }) =>
    acts.push({ type, target, value: target.value, checked: target.checked, caret: target.selectionEnd });
  const types = ["click", "change", "input", "keyup"];
  for (const type of types) document.addEventListener(type, keep, true);
  window.takeEarlyActs = () => {
    for (const type of types) document.removeEventListener(type, keep, true);
    return acts.splice(0);
  };
})();

// A script failed to load: what is on the page stays readable, and once the server answers, the page is
// reloaded. That happens soon if nothing is shown yet, and at growing intervals if it does not help,
// because somebody may be reading.
(() => {
  const key = "reloads";
  let reloads;
  try {
    reloads = Number(sessionStorage.getItem(key));
  } catch {}
  let asking;
  // If the server does not answer, a reload would leave the browser's own error page, which never recovers by itself.
  const ask = async () => {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store", signal }).catch(
      () => null,
    );
    if (!(answer?.status < 500)) return;
    try {
      sessionStorage.setItem(key, reloads + 1);
    } catch {}
    location.reload();
  };
  window.reloadIfReachable = ask;
  // The next missing part is asked for soon again.
  window.cameWhole = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {}
  };
  window.reloadWhenReachable = (firstMs = 8000) => {
    if (asking) return;
    asking = setInterval(ask, Math.min(firstMs * 2 ** (reloads || 0), 300_000) * (1 + Math.random()));
    addEventListener("online", ask);
  };
  const lost = ({ target }) => {
    if (target.tagName !== "SCRIPT") return;
    const root = document.getElementById("root");
    const isEmpty = root && !root.firstChild;
    window.reloadWhenReachable(isEmpty && reloads >= 0 ? 1000 : 8000);
    if (isEmpty)
      root.innerHTML =
        '<p role="status" style="padding: 25vh 1rem 0; text-align: center">This page has not come whole. It loads again by itself.</p>';
  };
  addEventListener("error", lost, true);
})();
