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
