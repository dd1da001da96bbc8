// The display's buttons; they show while a pointer moves or the keyboard focus is on them.
import { ChevronLeft, ChevronRight, Maximize, Moon, Pause, Play, Sun } from "lucide-react";
import { IconButton } from "#web/components/icon-button/icon-button.tsx";
import type { DisplayTheme } from "./display-theme.ts";
import styles from "./screen.module.css";
import { type Presses, toggleFullScreen } from "./use-keys.ts";

type ControlsProps = Presses & { paused: boolean; theme: DisplayTheme; several: boolean };

export function Controls({ paused, theme, several, next, previous, togglePause, turnTheme }: ControlsProps) {
  return (
    <div className={styles.controls}>
      {paused && <p className={styles.paused}>Paused</p>}
      <div className={styles.buttons}>
        {several && (
          <>
            <IconButton label="Previous page" icon={<ChevronLeft aria-hidden="true" />} onClick={previous} />
            <IconButton
              label={paused ? "Go on turning pages" : "Pause on this page"}
              icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              onClick={togglePause}
            />
            <IconButton label="Next page" icon={<ChevronRight aria-hidden="true" />} onClick={next} />
          </>
        )}
        <IconButton
          label={theme === "dark" ? "Light theme" : "Dark theme"}
          icon={theme === "dark" ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
          onClick={turnTheme}
        />
        <IconButton label="Full screen" icon={<Maximize aria-hidden="true" />} onClick={toggleFullScreen} />
      </div>
    </div>
  );
}
