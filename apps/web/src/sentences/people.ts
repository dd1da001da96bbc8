// What the pages about organisers and feedback say.

export const ORGANISERS = {
  note: "Everybody here can change everything in this tournament.",
  loadFailed: "The list of organisers did not load",
  roles: { owner: "Owner", organiser: "Organiser", invited: "Invited" },
  nameless: "Unknown account",
  you: "you",
  inviteFailed: "Not invited.",
  inviteHint: "They get a link that is valid for two weeks.",
  removed: (name: string) => `${name} removed`,
  taken: (email: string) => `Invitation of ${email} withdrawn`,
  left: "You do not organise this tournament any more.",
  removeTitle: (name: string) => `Remove ${name} as an organiser?`,
  takeTitle: (email: string) => `Withdraw the invitation of ${email}?`,
  leaveTitle: (name: string) => `Leave ${name}?`,
  removeWords:
    "They can no longer change anything here. What they did stays; to come back they have to be invited again.",
  leaveWords: "You can no longer change anything here; another organiser has to invite you again.",
};

export const FEEDBACK = {
  note: "What visitors wrote about this tournament, newest first. Private feedback is seen only here.",
  loadFailed: "The feedback did not load",
  none: "No feedback yet",
  noneHint: "What visitors write on the tournament's feedback page appears here.",
  removed: "Feedback removed",
  removeFailed: "Not removed.",
  back: "Feedback is back",
};
