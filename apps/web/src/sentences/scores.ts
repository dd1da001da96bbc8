// What the desk of scores says; the texts of the error catalogue are word for word.

import { counted } from "#events/rules/counted.ts";
import { timeAt } from "../live/device-clock.ts";

export type Points = readonly [number | null, number | null];

const mark = (points: number | null): string => (points === null ? "–" : String(points));

export const scoreText = ([one, two]: Points): string => `${mark(one)}–${mark(two)}`;

/** The clock of the one who reads, as "9:31 AM". */
export const clockText = (iso: string | null): string => (iso === null ? "" : timeAt(new Date(iso)));

export const SCORES = {
  keys: "A digit starts at the first open game; two digits or Tab move on, Enter saves and moves down, Escape restores, Ctrl+S saves all.",
  venueTime: "Times are venue time.",
  showAll: "All games",
  showCounting: "Games that count",
  showOpen: "Not yet entered",
  showUncounted: "Referee and BYE games",
  uncounted: "Does not count",
  unsaved: "Unsaved",
  saving: "Saving",
  saved: "Saved",
  open: "Not entered",
  half: "Half a score",
  kept: "Kept on this device, sent as soon as possible",
  choose: "Changed meanwhile: your choice is needed above",
  failed: (reason: string) => `Not saved: ${reason}`,
  unusual: (points: Points) => `Unusual score: ${scoreText(points)}`,
  meanwhile: (points: Points) => `Meanwhile ${scoreText(points)} was entered`,
  conflict: (by: string, at: string, theirs: Points) =>
    `${by} saved ${scoreText(theirs)}${at ? ` at ${at}` : ""} while you were typing.`,
  mine: (points: Points) => `Your ${scoreText(points)} is not saved.`,
  keepTheirs: (points: Points) => `Keep ${scoreText(points)}`,
  saveMine: (points: Points) => `Save my ${scoreText(points)}`,
  count: (count: number) => `${count} unsaved`,
  done: "Scores updated successfully",
  /** One score is named, so that its undo is known for what it is. */
  saveDone: (saved: readonly { name: string; points: Points }[]) => {
    const [only] = saved;
    return saved.length === 1 && only
      ? `${SCORES.done}: ${only.name} ${scoreText(only.points)}`
      : SCORES.done;
  },
  keptCount: (count: number) => `${counted(count, "score")} kept on this device, sent as soon as possible.`,
  sendNow: "Send now",
  delivered: (count: number) => `${counted(count, "kept score")} sent and saved`,
  inbox: (count: number) => `${counted(count, "kept score")} ${count === 1 ? "needs" : "need"} your choice`,
  inboxWords: "What was typed on this device could not be saved as it is. Nothing has been overwritten.",
  inboxLink: "Choose",
  savedMeanwhile: (by: string, at: string, theirs: Points) =>
    `${by} saved ${scoreText(theirs)}${at ? ` at ${at}` : ""}.`,
  tryAgain: "Try again",
  clearLater: "Save and clear",
  drop: (points: Points) => `Drop my ${scoreText(points)}`,
  standingFailed: "Error:",
  unsavedFirst: "Unsaved scores do not count yet; save them first.",
  notCalculated: "The standings are not calculated yet.",
  changedSince: "Scores changed since the standings were last calculated.",
};

/** How a score on this device stands, in its row. */
export const keptWords = (state: "waiting" | "conflict" | "refused", reason = ""): string =>
  ({ waiting: SCORES.kept, conflict: SCORES.choose, refused: SCORES.failed(reason) })[state];
