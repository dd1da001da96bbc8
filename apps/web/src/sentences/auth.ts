// What the pages about accounts say; the texts of the error catalogue are word for word.
import { counted } from "#events/rules/counted.ts";
import { PASSWORD_LEAST } from "#events/rules/password.ts";

const PASSWORD_HINT = `At least ${PASSWORD_LEAST} characters.`;

export const AUTH = {
  registering: "Registering...",
  registrationFailed: "Registration failed",
  sentTo: (email: string) =>
    `It went to ${email}. If nothing comes, check the spam folder, or have it sent again.`,
  verifying: "Verifying...",
  verificationFailed: "Verification failed.",
  linkExpired: "Verification failed or link expired.",
  linkInvalid: "Invalid verification link.",
  loginFailed: "Login failed",
  nameMissing: "Please type your name.",
  emailMissing: "Please type an e-mail address, such as name@example.org.",
  passwordMissing: "Please type your password.",
  passwordShort: `A password needs at least ${PASSWORD_LEAST} characters.`,
  passwordHint: PASSWORD_HINT,
  listFailed: "Network error",
  forgotNote: "We will send you a link to choose a new one.",
  resetNote: "It replaces the old one and ends all your sessions.",
  resetInvalid: "This link is not complete. Please open the one in the mail, or ask for a new one.",
  currentMissing: "Please type your current password.",
  changeHint: `${PASSWORD_HINT} You stay logged in here and are logged out everywhere else.`,
  everywhereHint:
    "For a lost phone or a shared computer: ends your sessions on every device, including this one.",
  deleteHint: "Removes your name, your address and your password from this site, for good.",
  deleteWords: (email: string) =>
    `The account of ${email} is deleted, with your name and every session. This cannot be undone.`,
  deleteUnsent: (count: number) =>
    `${counted(count, "score")} on this device ${count === 1 ? "has" : "have"} not been sent yet, and would be lost.`,
  deleteStays: (count: number) =>
    count === 1
      ? "This tournament stays as it is; its history will say “an organiser” instead of your name:"
      : `These ${count} tournaments stay as they are; their histories will say “an organiser” instead of your name:`,
  staysWith: (others: number, isPublished: boolean) =>
    others > 0
      ? `${counted(others, "other organiser")} can go on with it.`
      : `Nobody else organises it: ${isPublished ? "it stays public and" : "it stays hidden, and"} nobody can change it any more.`,
  inviteNote: "Somebody has invited you to organise a tournament with them.",
  inviteInvalid: "This invitation link is not complete. Please open the one in the mail.",
  inviteLogin: "Log in with the account of the address that the invitation was sent to, then accept it.",
  inviteRegister: "No account yet? Register with that address, then open the link in the mail again:",
  unauthorized: "You do not have the permissions that this page needs.",
};

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export const isShortPassword = (text: string): boolean => text.length < PASSWORD_LEAST;
