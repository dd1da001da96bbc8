// What the list of warnings on the admin home says.
import type { WarningKind } from "#projections/warnings/warning.ts";

export const WARNINGS = {
  title: "Needs attention",
  none: "Nothing needs attention",
  noneHint: "Nobody is booked twice, every game has its place, and no score is late.",
  mend: "Fix",
  mendAll: "Show all of them",
  more: (count: number) => `Show ${count} more`,
  fewer: "Show fewer",
  chosen: (count: number) => (count === 1 ? "One game, from a warning." : `${count} games, from a warning.`),
};

export const WARNING_NAMES: Readonly<Record<WarningKind, string>> = {
  "team-twice": "Teams booked twice",
  "court-twice": "Courts booked twice",
  "score-missing": "Scores missing from earlier games",
  "short-rest": "Too short a rest",
  "no-place": "Games without court or time",
  uneven: "Unequal numbers of games",
  seeding: "Seeding differs from the bracket",
};
