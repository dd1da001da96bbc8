// What the site is called.
export const PRODUCT = "Volleyball Scorecards";
