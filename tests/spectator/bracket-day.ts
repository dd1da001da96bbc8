// A tournament of twelve ranked teams with a bracket of fifteen games and wildcards, for the tests of both pages.
import type { PlayoffGameView, WildcardGameView } from "#projections/views.ts";
import { accepted, openTestSite, type Person, type TestSite } from "../harness/site.ts";

export interface BracketDay {
  site: TestSite;
  owner: Person;
  /** The tournament's address, and its id. */
  url: string;
  tournament: string;
  /** Best first: Seed 1 to Seed 12. */
  teams: string[];
  score: (round: number, rank: number, scoreTeam1: number, scoreTeam2: number) => Promise<void>;
  wildcards: () => Promise<WildcardGameView[]>;
  send: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

export async function openBracketDay(): Promise<BracketDay> {
  const site = await openTestSite();
  const owner = await site.register();
  const { _id: tournament, linkindex } = await site.tournament(owner);
  const send = (method: string, path: string, body?: unknown) =>
    accepted(site.call(method, path, { token: owner.token, body }));
  const teams: string[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const { _id } = await send("POST", "/api/teams", { tournamentID: tournament, name: `Seed ${seed}` });
    const record = { standing: seed, totalGamesPlayed: 12, totalWins: 13 - seed, totalLosses: seed - 1 };
    await send("PUT", `/api/${tournament}/teamstat/${_id}`, record);
    teams.push(_id);
  }
  await send("POST", `/api/tournaments/${tournament}/wildcards`, { teams: 4, drop: 0 });
  await send("POST", `/api/tournaments/${tournament}/playoffs`, { method: "standard", drop: 0 });
  const bracket = (): Promise<PlayoffGameView[]> => send("GET", `/api/playoffgames/${tournament}`);
  return {
    site,
    owner,
    url: `${site.url}/${linkindex}`,
    tournament,
    teams,
    send,
    wildcards: () => send("GET", `/api/wildcardgames/${tournament}`),
    async score(round, rank, scoreTeam1, scoreTeam2) {
      const game = (await bracket()).find((one) => one.round === round && one.rank === rank)!;
      const scores = { scoreTeam1, scoreTeam2, court: "3", time: "10:20" };
      await send("PUT", `/api/${tournament}/playoffgames/${game._id}`, scores);
    },
  };
}
