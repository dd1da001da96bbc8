// One of a few choices side by side, such as the round of a bracket; arrow keys move between them.
import { useId } from "react";
import styles from "./segmented-control.module.css";

type Segment = { value: string; label: string; mark?: boolean };

type SegmentedControlProps = {
  label: string;
  segments: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
};

export function SegmentedControl({ label, segments, value, onChange }: SegmentedControlProps) {
  const name = useId();
  return (
    <fieldset className={styles.group} data-print="no">
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            <span>
              {segment.label}
              {segment.mark && <span className={styles.dot} aria-hidden="true" />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
