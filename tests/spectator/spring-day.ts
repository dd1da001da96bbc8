// A published tournament with a day of games, awkward names, and standings, for the spectators' tests.
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";

export const longName = "The Grand Old Volleyball Society of Upper Wharfedale and Nidd Second";
export const markup = "<img src=x onerror=alert(1)>";
export const unbroken = "Donaudampfschifffahrtsvolleyballvereinig";

export interface SpringDay extends WithTeams {
  site: TestSite;
  owner: Person;
  /** The tournament's address. */
  url: string;
  send: (method: string, path: string, body?: unknown) => Promise<{ _id: string }>;
}

/** Aces play at 9:00, 9:40, 10:40 and 12:00, and are referee at 12:30: BYE, nothing, LUNCH, nothing. */
export async function openSpringDay(): Promise<SpringDay> {
  const site = await openTestSite();
  const owner = await site.register();
  const made = await site.withTeams(owner, { location: "Leeds", organization: "Harbour Club" });
  const { aces, blockers, crush, diggers, division } = made;
  const tournament = made.tournament._id;
  const send: SpringDay["send"] = (method, path, body) =>
    accepted(site.call(method, path, { token: owner.token, body }));
  for (const name of [longName, unbroken, markup]) {
    const captain = '"><svg onload=alert(1)>';
    await send("POST", "/api/teams", { tournamentID: tournament, name, captain, division: division._id });
  }
  const game = (team1: string, team2: string, time: string, more: object = {}) =>
    send("POST", "/api/games", { tournament, team1, team2, time, court: "2", round: "1", ...more });
  await game(aces._id, blockers._id, "09:00", { scoreTeam1: 25, scoreTeam2: 13 });
  await game(crush._id, diggers._id, "09:00", { scoreTeam1: 25, scoreTeam2: 20 });
  await game(aces._id, crush._id, "09:40");
  await game(diggers._id, aces._id, "10:40");
  await game(aces._id, blockers._id, "12:00");
  await game(aces._id, aces._id, "12:30", { isReferee: true });
  await send("PUT", `/api/teamstanding/${tournament}`, {});
  return { ...made, site, owner, send, url: `${site.url}/${made.tournament.linkindex}` };
}

export const pages = [
  "",
  "/teams",
  "/divisions",
  "/schedules",
  "/scores",
  "/standings",
  "/wildcard",
  "/playoff",
  "/feedback",
];
