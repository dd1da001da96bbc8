// What the gate and the steps of an organiser's desk say.
import { counted } from "#events/rules/counted.ts";

export const ADMIN = {
  checking: "Checking admin access...",
  checkFailed: "Your access could not be checked",
  loading: "Loading tournament...",
  loadFailed: "The tournament did not load",
  gone: "There is no such tournament, or it is somebody else's and not published.",
  rightsEnded: "Another organiser has taken you off the list, or you have left it.",
  closed: "It was deleted, or it is not published and you do not organise it any more.",
  perhapsYours: "This tournament may be one that only its organisers see. Sign in again to open it.",
  published: "Everyone can find and follow it.",
  unpublished: "Only its organisers see it.",
  nameMissing: "Please type a name.",
  divisionMissing: "Please choose a division.",
  divisionsFirst: "Add a division first; then it can be chosen here.",
  teamMissing: "Please choose a team.",
  sameTeam: "A team cannot play against itself.",
  refereeHint: "One team referees; there is no opponent.",
  /** `day`: as it reads, "Sat 4 May". */
  dateHint: (day: string) => `Blank means the start date, ${day}.`,
  blankDate: (day: string) => `Blank: ${day}`,
  leaveTitle: (count: number, noun: string, done: string) => `${counted(count, noun)} not ${done} yet`,
  leaveWords: "What you typed is only on this page. If you leave, it is lost.",
};
