// What the pages of feedback and contact say; the texts of the error catalogue are word for word.

export const FEEDBACK = {
  empty: "Error: Feedback text is empty",
  posted: "Feedback posted Successfully",
  failed: "Error: Feedback not added.",
  heading: "Feedback Received:",
  privateHint: "Only the organisers read it; it is not listed here.",
  listFailed: "The feedback did not load",
  noneYet: "No feedback yet",
  noneWords: "Be the first to say what went well and what could be better.",
};

export const CONTACT = {
  sending: "Sending....",
  nameMissing: "Please type your full name.",
  messageMissing: "Please tell us something about the tournament.",
  captchaMissing: "Please answer the question.",
  captchaFailed: "The question did not load",
  captchaHint: "So that we know that you are a person.",
  intro:
    "A portal in which you log on and set up everything yourself is coming. Until then, ask us with this form to host your tournament.",
  failed: "Error",
};
