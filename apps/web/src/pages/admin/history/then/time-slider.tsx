// Chooses a moment in the tournament's history: a slider over its changes, steps back and forth, and a way back to now.
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { Slider } from "#web/components/slider/slider.tsx";
import { THEN } from "#web/sentences/history.ts";
import { type MomentWords, momentSentence } from "./moment-words.ts";
import styles from "./then.module.css";

type TimeSliderProps = {
  newest: number;
  position: number;
  words: MomentWords;
  onMove: (version: number) => void;
  slider: Ref<HTMLInputElement>;
};

export function TimeSlider({ newest, position, words, onMove, slider }: TimeSliderProps) {
  const isNow = position >= newest;
  return (
    <Section
      title={THEN.slider}
      note={`Change ${position} of ${newest}`}
      data-print={isNow ? "no" : undefined}
    >
      <Card className={styles.time}>
        <p className={styles.moment}>
          <strong>{words.when}</strong>{" "}
          <span className={styles.after}>{isNow ? THEN.hint : words.after}</span>
        </p>
        <Slider
          ref={slider}
          label={THEN.slider}
          min={1}
          max={newest}
          value={position}
          words={momentSentence(words)}
          onChange={onMove}
        />
        <div className={styles.steps}>
          <Button
            size="sm"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-label={THEN.previous}
            aria-disabled={position <= 1 || undefined}
            onClick={() => position > 1 && onMove(position - 1)}
          >
            Previous
          </Button>
          <Button
            size="sm"
            aria-label={THEN.next}
            aria-disabled={isNow || undefined}
            onClick={() => !isNow && onMove(position + 1)}
          >
            Next
            <ChevronRight aria-hidden="true" />
          </Button>
          <Button
            size="sm"
            variant={isNow ? "secondary" : "primary"}
            aria-disabled={isNow || undefined}
            onClick={() => !isNow && onMove(newest)}
          >
            Now
          </Button>
        </div>
      </Card>
    </Section>
  );
}
