// System, light or dark.
import { useState } from "react";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { chooseTheme, rememberedTheme, type Theme } from "./theme.ts";

const segments = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

export function ThemeSwitch() {
  const [theme, setTheme] = useState(rememberedTheme);
  return (
    <SegmentedControl
      label="Theme"
      segments={segments}
      value={theme}
      onChange={(value) => {
        setTheme(value as Theme);
        chooseTheme(value as Theme);
      }}
    />
  );
}
