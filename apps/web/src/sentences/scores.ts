// What the desk of scores says; the texts of the error catalogue are word for word.

export type Points = readonly [number | null, number | null];

const mark = (points: number | null): string => (points === null ? "–" : String(points));

export const scoreText = ([one, two]: Points): string => `${mark(one)}–${mark(two)}`;

/** The clock of the one who reads, as "9:31 AM". */
export const clockText = (iso: string | null): string =>
  iso === null ? "" : new Date(iso).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

export const SCORES = {
  keys: "Tab goes on, Enter saves and goes down, Escape brings back, Ctrl+S saves all. Times are venue time.",
  unsaved: "Unsaved",
  saving: "Saving",
  saved: "Saved",
  open: "Not entered",
  half: "Half a score",
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
  standingDone: "Standing Updated successfully!",
  standingFailed: "Error:",
  unsavedFirst: "Unsaved scores do not count yet; save them first.",
  changedSince: "Scores changed since the standings were last calculated.",
};
