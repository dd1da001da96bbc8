// What the gate and the steps of an organiser's desk say.

export const ADMIN = {
  checking: "Checking admin access...",
  checkFailed: "Your access could not be checked",
  loading: "Loading tournament...",
  loadFailed: "The tournament did not load",
  gone: "There is no such tournament, or it is not published and somebody else's.",
  published: "Everyone can find and follow it.",
  unpublished: "Only its organisers see it.",
};

/** "1 team", "24 teams". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
