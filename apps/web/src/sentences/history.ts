// What the history and the undoing of a change say.

import { counted } from "#events/rules/counted.ts";
import { momentAt } from "../live/device-clock.ts";

export const HISTORY = {
  note: "Who changed what, newest first. What was undone stays here and can be redone.",
  loadFailed: "The history did not load",
  none: "Nothing has been changed yet",
  noMatch: "No change matches this filter",
  searching: "Looking further back",
  exportFailed: "The log could not be downloaded. Please try again.",
  undone: "Undone",
  redone: "Done again",
  notUndone: "Not undone.",
  undoTitle: "Undo this change?",
  redoTitle: "Do this change again?",
  alone: "Nothing later depends on it.",
  dependents: (count: number) =>
    `${counted(count, "later change")} ${count === 1 ? "depends" : "depend"} on it and ${count === 1 ? "is" : "are"} undone with it, newest first:`,
  otherList: "Something else has changed meanwhile. This is what would happen now.",
  undoAll: (count: number) => `Undo all ${count}`,
  undoneBy: (name: string, when: string) => `Undone by ${name}, ${when}`,
  undoneSince: "Undone since",
  laterFirst: "Later changes depend on it; see the history to undo them together.",
  notFound: "This change can no longer be found here; see the history.",
  more: (count: number) => `Show ${count} more`,
  fewer: "Show fewer",
  noEffect: "Standings, bracket and games stay as they are.",
  goneGame: "A game that is no longer there",
  goneTeam: "A team that is no longer there",
  gonePerson: "Somebody who is no longer there",
  thenLink: "As it was then",
  shown: (count: number) => `${counted(count, "change")} shown`,
};

/** About the tournament as it was. */
export const THEN = {
  slider: "See the tournament as it was",
  hint: "Go back to see standings, scores and the bracket as they were, and what has changed since.",
  previous: "Previous change",
  next: "Next change",
  asItWas: "As it was",
  compared: "Compared with now",
  loading: "Looking up that moment",
  loadFailed: "That moment did not load",
  stays: (when: string) => `Still shown: ${when}.`,
  same: "Nothing differs from now",
  sameHint: "Standings, games, bracket, teams and details are as they were then.",
  differences: (count: number) => `${counted(count, "difference")} between then and now, from old to new`,
  outdated: "Scores had changed since these standings were calculated.",
  noTeams: "There were no teams yet",
  noGames: "There were no games yet",
  noBracket: "There was no bracket yet",
  showAll: (count: number, noun: string) => `Show all ${counted(count, noun)}`,
};

/** The clock and day of the one who reads. */
export const momentText = (iso: string): string => momentAt(new Date(iso));
