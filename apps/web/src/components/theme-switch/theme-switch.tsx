// System, light or dark.
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { chooseTheme, type Theme, useTheme } from "./theme.ts";

const segments = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

export function ThemeSwitch() {
  return (
    <SegmentedControl
      label="Theme"
      segments={segments}
      value={useTheme()}
      onChange={(value) => chooseTheme(value as Theme)}
    />
  );
}
