// What the pages about accounts say; the texts of the error catalogue are word for word.

const EMAIL = "Please type an e-mail address, such as name@example.org.";

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
  emailMissing: EMAIL,
  passwordMissing: "Please type your password.",
  passwordShort: "A password needs at least 8 characters.",
  listFailed: "Network error",
  forgotNote: "We send you a link with which you choose a new one.",
  resetNote: "It replaces the old one and ends every session there is.",
  resetInvalid: "This link is not complete. Please open the one in the mail, or ask for a new one.",
  currentMissing: "Please type your current password.",
  changeHint: "At least 8 characters. You stay logged in here and are logged out everywhere else.",
  everywhereHint: "For a lost phone or a shared computer: ends your sessions on every device, this one too.",
  inviteNote: "Somebody asks you to organise a tournament with them.",
  inviteInvalid: "This invitation link is not complete. Please open the one in the mail.",
  inviteLogin: "Log in with the account of the address that the invitation was sent to, then accept it.",
  inviteRegister: "No account yet? Register with that address, then open the link in the mail again:",
  unauthorized: "You do not have the permissions that this page needs.",
};

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
