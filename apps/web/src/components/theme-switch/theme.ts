// The chosen theme: the system's, unless one was picked on this device; `first.js` applies it at the next load.
import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

const barColours = { light: "#ffffff", dark: "#131c2c" };

const listeners = new Set<() => void>();

function rememberedTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, rememberedTheme, () => "system");

export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = barColours[theme === "system" ? own : theme];
  }
  for (const listener of listeners) listener();
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
