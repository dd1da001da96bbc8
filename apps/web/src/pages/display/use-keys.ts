// The display by keyboard or remote control: space holds it, the arrows change scenes, T and
// F switch theme and full screen.
import { useEffect, useRef } from "react";

export interface Presses {
  next: () => void;
  previous: () => void;
  togglePause: () => void;
  turnTheme: () => void;
}

export function toggleFullScreen(): void {
  // Refused in frames and on some televisions; nothing is lost then.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  else document.documentElement.requestFullscreen?.().catch(() => {});
}

export function useKeys(presses: Presses): void {
  const newest = useRef(presses);
  newest.current = presses;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const onButton = event.target instanceof HTMLButtonElement;
      const { next, previous, togglePause, turnTheme } = newest.current;
      const act: Record<string, () => void> = {
        ArrowRight: next,
        ArrowLeft: previous,
        n: next,
        p: togglePause,
        t: turnTheme,
        f: toggleFullScreen,
        // A focused button takes the space bar for itself.
        ...(!onButton && { " ": togglePause }),
      };
      const found = act[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!found) return;
      event.preventDefault();
      found();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
