// What the bracket workshop says; the texts of the error catalogue are word for word.
import { counted } from "#events/rules/counted.ts";

export const PLAYOFFS = {
  fields: {
    team1: "Team 1",
    team2: "Team 2",
    scoreTeam1: "Score 1",
    scoreTeam2: "Score 2",
    date: "Day",
    time: "Time",
    court: "Court",
  },
  made: "Playoff Games added successfully!",
  makeFailed: "Playoff games not added.",
  wildcardsMade: "WildCard Games added successfully!",
  wildcardsFailed: "Failed to add WildCard Games.",
  wildcardsRemoved: "WildCard games removed",
  added: "Playoff Game added successfully!",
  addFailed: "Playoff game not added.",
  updated: "Playoff Games updated successfully!",
  saveFailed: "Nothing is saved yet.",
  conflict: "Somebody else changed games that you changed too; choose below, then save again.",
  keptFirst:
    "Scores that are kept on this device go first; teams, times and courts can be saved once they are sent or dropped.",
  tie: "A tie goes to team 2.",
  standardHint:
    "The 15 best of the standings play; fewer is fine. With an odd number the middle team moves on without playing.",
  withoutHint: "Option 2: requires 16 teams from the standings; the 16 best play.",
  withHint:
    "The winners of the wildcard games play instead of all the teams in those games. A tie goes to team 2.",
  emptyHint: "15 games without teams, to be filled in by hand.",
  teamsFirst: "A bracket needs at least two teams.",
  openGames: (count: number) =>
    `${counted(count, "pool game")} ${count === 1 ? "has" : "have"} no score yet; the order of the teams may still change.`,
  differs: "The record and the displayed rank would seed differently; choose which one counts.",
  leftOut: (names: readonly string[]) => `Not in: ${names.join(", ")}.`,
  offerSixteen: "Take all 16 instead",
  scoresLost: (count: number) => `${counted(count, "score")} of the present bracket would be lost.`,
  seedingDiffers: (count: number) =>
    `Seeding differs: ${counted(count, "game")} of round 1 would be paired differently than in the present bracket.`,
  wildcardScoresLost: (count: number) =>
    `${counted(count, "score")} of the present wildcard games would be lost.`,
  placesLost: (count: number) =>
    `${counted(count, "present game")} would lose ${count === 1 ? "its" : "their"} court or time.`,
  bracketStays: "The present bracket keeps its teams until it is made again.",
  replaceTitle: "Replace the bracket?",
  replaceWildcards: "Replace the wildcard games?",
  removeWildcards: "Remove the wildcard games?",
  reachTitle: "This reaches later games",
  pickedDiffers: "Picked by hand; another team moves on here.",
  picked: "Picked by hand",
  bye: "Bye: moves on without playing",
  waiting: "Waits for its teams",
  nobody: "Nobody plays here",
  drag: "Drag a team onto a place of the bracket, or choose it in the place's list. Two places of a round swap their teams.",
  pickedUp: (team: string) => `${team} is picked up`,
  letGo: (team: string) => `${team} stays where it was`,
  putOn: (team: string, place: string) => `${team} is put on ${place}; not saved yet`,
  staysThere: (team: string) =>
    `${team} is there as a seed or a winner: it can swap places with a team, but not leave its place empty.`,
  outside: (count: number) =>
    count === 0 ? "All are in round 1" : `${counted(count, "team")} not in round 1`,
  clearPick: (source: string) => `Clear the pick (${source})`,
  unsaved: (count: number) => `${counted(count, "game")} unsaved`,
  rankMissing: "Please type the rank: its position within the round.",
  noGames: "There is no bracket yet",
  noGamesHint: "Choose above how it is made; the pairings show before anything is stored.",
};
