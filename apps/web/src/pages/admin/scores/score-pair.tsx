// The two boxes of a game: two digits or Tab go on, Enter saves and goes down, Escape restores what is stored.
import type { KeyboardEvent } from "react";
import { formatTime } from "#events/rules/time.ts";
import type { GameView } from "#projections/views.ts";
import { ScoreBox, type ScoreMood } from "#web/components/score-box/score-box.tsx";
import { nameOfGame } from "../games/game-name.ts";
import { type Draft, isUnusual, shownFor } from "./draft.ts";
import { answersJump, goOnWhenWhole } from "./go-on.ts";
import type { ScoreDesk } from "./score-desk.ts";
import styles from "./scores.module.css";

type ScorePairProps = { game: GameView; draft: Draft | undefined; warn: boolean; desk: ScoreDesk };

export function ScorePair({ game, draft, warn, desk }: ScorePairProps) {
  const shown = shownFor(game, draft);
  const mood = moodFor(draft, warn && isUnusual(shown, draft));
  const where = [game.time && formatTime(game.time), game.court && `court ${game.court}`]
    .filter(Boolean)
    .join(" ");

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (answersJump(event, { save: (id) => desk.save([id]), restore: (id) => desk.restore(id) })) return;
    if (event.key === "Escape") {
      event.preventDefault();
      desk.restore(game._id);
      const box = event.currentTarget;
      requestAnimationFrame(() => box.select());
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    void desk.save([game._id]);
    firstBoxBelow(event.currentTarget)?.focus();
  }

  const box = (side: 0 | 1, name: string) => (
    <ScoreBox
      name={`score${side + 1}-${game._id}`}
      label={`${name}, ${where || "no time yet"}`}
      value={shown[side]}
      mood={mood}
      onChange={(digits) => desk.type(game, side, digits)}
      onKeyDown={press}
      onInput={goOnWhenWhole}
      data-game={game._id}
    />
  );
  return (
    <span className={styles.pair}>
      {box(0, game.isReferee ? `First number of ${nameOfGame(game)}` : game.team1.name)}
      {box(1, game.isReferee ? `Second number of ${nameOfGame(game)}` : game.team2.name)}
    </span>
  );
}

function moodFor(draft: Draft | undefined, unusual: boolean): ScoreMood {
  if (draft?.state === "failed" || draft?.state === "conflict") return "failed";
  if (unusual) return "unusual";
  return draft?.state === "kept" ? "unsaved" : (draft?.state ?? "plain");
}

function firstBoxBelow(box: HTMLElement): HTMLInputElement | null {
  return box.closest("tr")?.nextElementSibling?.querySelector("input") ?? null;
}
