// Dark in a hall unless the address says light; the device's own choice for other pages stays untouched.
import { useLayoutEffect } from "react";
import { useSearchParams } from "react-router-dom";

export type DisplayTheme = "dark" | "light";

export function useTheme(): { theme: DisplayTheme; turnTheme: () => void } {
  const [search, setSearch] = useSearchParams();
  const theme = search.get("theme") === "light" ? "light" : "dark";
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = theme;
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [theme]);
  function turnTheme() {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (theme === "dark") next.set("theme", "light");
        else next.delete("theme");
        return next;
      },
      { replace: true },
    );
  }
  return { theme, turnTheme };
}
