// One team's score in two digits: a numeric keypad on phones; typing replaces, wheel and arrow keys change nothing.
import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./score-box.module.css";

export type ScoreMood = "plain" | "unsaved" | "saving" | "saved" | "failed" | "unusual";

type ScoreBoxProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
  /** Names game and team: "Calder Aces, 8:00 AM court 1". */
  label: string;
  value: string;
  onChange: (digits: string) => void;
  mood?: ScoreMood;
};

export function ScoreBox({ label, value, onChange, mood = "plain", className, ...rest }: ScoreBoxProps) {
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={2}
      autoComplete="off"
      enterKeyHint="next"
      aria-label={label}
      aria-invalid={mood === "failed" || undefined}
      data-mood={mood}
      className={clsx(styles.box, className)}
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, 2))}
    />
  );
}
