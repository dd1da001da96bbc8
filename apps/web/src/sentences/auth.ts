// What the pages about accounts say; the texts of the error catalogue are word for word.
import { counted } from "#events/rules/counted.ts";
import { PASSWORD_LEAST } from "#events/rules/password.ts";

const PASSWORD_HINT = `At least ${PASSWORD_LEAST} characters.`;

export const AUTH = {
  registering: "Registering...",
  registrationFailed: "Registration failed",
  sentTo: (email: string) =>
    `It went to ${email}. If nothing comes, look into the spam folder, or have it sent again.`,
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
  forgotNote: "We send you a link with which you choose a new one.",
  resetNote: "It replaces the old one and ends every session there is.",
  resetInvalid: "This link is not complete. Please open the one in the mail, or ask for a new one.",
  currentMissing: "Please type your current password.",
  changeHint: `${PASSWORD_HINT} You stay logged in here and are logged out everywhere else.`,
  everywhereHint: "For a lost phone or a shared computer: ends your sessions on every device, this one too.",
  deleteHint: "Takes your name, your address and your password off this site, for good.",
  deleteWords: (email: string) =>
    `The account of ${email} goes, with your name and every session. This cannot be undone.`,
  deleteUnsent: (count: number) =>
    `${counted(count, "score")} on this device ${count === 1 ? "was" : "were"} not sent yet, and cannot be any more.`,
  deleteStays: (count: number) =>
    count === 1
      ? "This tournament stays as it is; its history names “an organiser” in your place:"
      : `These ${count} tournaments stay as they are; their histories name “an organiser” in your place:`,
  staysWith: (others: number, isPublished: boolean) =>
    others > 0
      ? `${counted(others, "other organiser")} can go on with it.`
      : `Nobody else organises it: ${isPublished ? "it stays public and" : "it stays hidden, and"} nobody can change it any more.`,
  inviteNote: "Somebody asks you to organise a tournament with them.",
  inviteInvalid: "This invitation link is not complete. Please open the one in the mail.",
  inviteLogin: "Log in with the account of the address that the invitation was sent to, then accept it.",
  inviteRegister: "No account yet? Register with that address, then open the link in the mail again:",
  unauthorized: "You do not have the permissions that this page needs.",
};

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export const isShortPassword = (text: string): boolean => text.length < PASSWORD_LEAST;
