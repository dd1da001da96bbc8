// Whether what is shown is live, also in words; one press pauses it and another resumes.
import { Pause, Play } from "lucide-react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./live-badge.module.css";

export type BadgeState = "connecting" | "live" | "reconnecting" | "paused" | "offline";

type LiveBadgeProps = {
  state: BadgeState;
  /** What it follows is over: nothing happens there now. */
  over?: boolean;
  /** The time of what is shown, such as "10:42 AM"; shown whenever it is not live. */
  asOf?: string;
  onToggle?: () => void;
};

const words: Record<BadgeState, string> = {
  connecting: "Connecting",
  live: "Live",
  reconnecting: "Reconnecting",
  paused: "Paused",
  offline: "Offline",
};

export function LiveBadge({ state, over, asOf, onToggle }: LiveBadgeProps) {
  const paused = state === "paused";
  const Mark = paused ? Play : Pause;
  const text = (
    <>
      <span className={styles.dot} data-over={over} aria-hidden="true" />
      <span className={styles.words}>
        {words[state]}
        {state !== "live" && asOf && <span className={styles.asOf}>as of {asOf}</span>}
      </span>
    </>
  );
  if (!onToggle) {
    return (
      <span className={styles.badge} data-state={state}>
        {text}
      </span>
    );
  }
  return (
    <button type="button" className={styles.badge} data-state={state} onClick={onToggle}>
      {text}
      <VisuallyHidden>{paused ? ", resume updates" : ", pause updates"}</VisuallyHidden>
      <Mark aria-hidden="true" size={13} fill="currentColor" />
    </button>
  );
}
