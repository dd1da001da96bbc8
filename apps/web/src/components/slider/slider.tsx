// A place on a line, by the device's own slider: drag, arrow keys, Page Up and Down, Home and End.
import type { ComponentProps, CSSProperties } from "react";
import styles from "./slider.module.css";

type SliderProps = {
  label: string;
  min: number;
  max: number;
  value: number;
  /** What the value means; read out instead of the number. */
  words: string;
  onChange: (value: number) => void;
} & Omit<ComponentProps<"input">, "type" | "onChange" | "value" | "min" | "max">;

export function Slider({ label, min, max, value, words, onChange, ...rest }: SliderProps) {
  const part = max > min ? (value - min) / (max - min) : 1;
  // Of the way that the middle of the thumb travels, which starts half a thumb inside.
  const filled = `calc(var(--thumb) / 2 + (100% - var(--thumb)) * ${part})`;
  return (
    <input
      {...rest}
      type="range"
      className={styles.slider}
      data-print="no"
      style={{ "--filled": filled } as CSSProperties}
      aria-label={label}
      aria-valuetext={words}
      min={min}
      max={max}
      step={1}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
