// What the pages about one tournament's own data say; the texts of the error catalogue are word for word.
import { counted } from "#events/rules/counted.ts";

export const TOURNAMENT = {
  added: "Tournament added successfully!",
  addFailed: "Failed to add Tournament",
  updated: "Tournament updated successfully!",
  updateFailed: "Error: Tournament not updated.",
  nameMissing: "Please type the tournament's name.",
  acronymMissing: "Please type an acronym or short name.",
  startMissing: "Please choose the start date.",
  endsBeforeStart: "The end date is before the start date.",
  acronymHint: "Short, with a year or season: SPRING24.",
  winnerHint: "Shown on the cards. Without a choice it is the winner of the final.",
  linkHint: "It never changes, so links that people have keep working.",
  conflictHint: "Saving yours replaces what is there now. Anything else that you typed stays either way.",
  blank: "nothing",
  fields: {
    name: "Name",
    acronym: "Acronym",
    startdate: "Start Date",
    enddate: "End Date",
    location: "Location",
    organization: "Organization",
    winner: "Winner",
    isPublished: "Is Published",
    isCustomStanding: "Custom standing",
    unusualScoreWarnings: "Warn of unusual scores",
  },
  teamsFirst: "Add teams first; then one of them can be chosen here.",
  publishedHint: "Everyone can find and follow it. Unpublished, only its organisers see it.",
  customHint:
    "On: the standings are what was last calculated or typed by hand. Off: they follow every score automatically.",
  deleteTitle: "Delete tournament",
  deleteHint: "Takes it off the site. You can restore it in your profile.",
  deleteWords: (teams: number, games: number, isPublished: boolean) =>
    `${counted(teams, "team")} and ${counted(games, "game")} go with it. ${
      isPublished ? "Spectators and other organisers lose" : "Other organisers lose"
    } it at once, and its links lead nowhere. Nothing is lost: you can restore it in your profile, as it was.`,
  deleted: (name: string) => `${name} is deleted.`,
  deletedTitle: "Deleted tournaments",
  deletedNote: "Only you see them here.",
  restored: (name: string) => `${name} is restored.`,
  restoreFailed: "Not restored.",
  warningsHint: "Marks scores such as 25–24 or 12–9 while they are entered. Nothing is ever blocked.",
};
