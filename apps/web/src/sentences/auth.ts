// What the pages about accounts say; the texts of the error catalogue are word for word.

const EMAIL = "Please type an e-mail address, such as name@example.org.";

export const AUTH = {
  registering: "Registering...",
  registrationFailed: "Registration failed",
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
  unauthorized: "You do not have the permissions that this page needs.",
};

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
