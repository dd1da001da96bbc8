// Puts the remembered theme on the page before it is painted; a script of its own because inline ones are refused.
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

// The page is there before its script is. What is pressed or chosen meanwhile is kept, with the value that it had,
// for `served/early-acts.ts` to do.
(() => {
  const acts = [];
  const keep = ({ type, target }) =>
    acts.push({ type, target, value: target.value, checked: target.checked });
  const types = ["click", "change"];
  for (const type of types) document.addEventListener(type, keep, true);
  window.takeEarlyActs = () => {
    for (const type of types) document.removeEventListener(type, keep, true);
    return acts.splice(0);
  };
})();
