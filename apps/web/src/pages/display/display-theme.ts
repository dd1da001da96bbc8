// Dark in a hall unless the address says light; the device's own choice for other pages stays untouched.
import { useLayoutEffect } from "react";
import { useAddress } from "#web/tournament/address.ts";

export type DisplayTheme = "dark" | "light";

export function useDisplayTheme(): { theme: DisplayTheme; turnTheme: () => void } {
  const [get, set] = useAddress();
  const theme = get("theme") === "light" ? "light" : "dark";
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = theme;
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [theme]);
  return { theme, turnTheme: () => set({ theme: theme === "dark" ? "light" : null }) };
}
