// What is said about the session.

import { counted } from "#events/rules/counted.ts";
import { timeAt } from "../live/device-clock.ts";

export const SESSION = {
  again: "Sign in again",
  onTheWay: "The page is loading",
  ending: (endsAtMs: number) => `You will be signed out at ${timeAt(new Date(endsAtMs))}.`,
  over: "You are signed out",
  ended: (typed: boolean) => `You are signed out.${typed ? " What you typed is still here." : ""}`,
  signedOut: (typed: boolean) =>
    typed
      ? "You are signed out, so nothing is saved yet. What you typed stays on the page; sign in and save again."
      : "You are signed out. Sign in to go on.",
  elsewhere:
    "You signed out in another tab. What you typed here is not saved yet; sign in and save it, or leave it.",
  rightsEnded: (tournament: string) => `You no longer organise ${tournament}.`,
  typedStays: "What you typed is still here to be copied, but cannot be saved.",
  publicPage: "Open its public page",
  drop: "Leave without saving",
  refused: "You are not signed in",
  rowReason: "Signed out, nothing saved yet",
  offline: "No connection. Nothing is saved yet; please try again.",
  unanswered:
    "The server has not answered, so this may or may not be saved. Please try again; nothing is saved twice.",
  unread: "No connection. Please try again.",
  unsent: (count: number) => `${counted(count, "score")} not sent yet`,
  unsentWords:
    "They are only on this device. If you keep them, they are sent when you sign in here again, and never by anybody else who signs in on this device.",
  unstored:
    "This browser stores nothing for this site. You stay signed in until this tab is closed or reloaded, and scores are not kept here while there is no network.",
  tooLarge: "That is too large to be sent; nothing was saved.",
  unreadable: "The server's answer cannot be read. Please try again.",
};
