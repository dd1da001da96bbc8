// A tournament of ranked teams, and the games of its bracket, for the tests that follow one.
import type { Page } from "playwright";
import type { PlayoffGameView } from "#projections/views.ts";
import { accepted, type Person, type TestSite } from "#tests/harness/site.ts";

export interface Ranked {
  tournament: { _id: string; linkindex: string };
  teams: { _id: string; name: string }[];
}

/** S01 is ranked first, and so on. */
export async function rankedTournament(site: TestSite, owner: Person, count: number): Promise<Ranked> {
  const tournament = await site.tournament(owner);
  const send = (method: string, path: string, body: object) =>
    accepted(site.call(method, path, { token: owner.token, body }));
  const teams = [];
  for (let place = 1; place <= count; place++) {
    const name = `S${String(place).padStart(2, "0")}`;
    const team = await send("POST", "/api/teams", { tournamentID: tournament._id, name });
    await send("PUT", `/api/${tournament._id}/teamstat/${team._id}`, {
      standing: place,
      totalWins: 90 - place,
    });
    teams.push(team);
  }
  return { tournament, teams };
}

export const bracketOf = async (site: TestSite, owner: Person, { tournament }: Ranked) =>
  (await accepted(
    site.call("GET", `/api/playoffgames/${tournament._id}`, { token: owner.token }),
  )) as PlayoffGameView[];

export const gameAt = (games: readonly PlayoffGameView[], round: number, rank: number): PlayoffGameView =>
  games.find((game) => game.round === round && game.rank === rank)!;

/** The pages on which a bracket is created and filled in. `path`: below the tournament's own desk. */
export const workshop = (page: Page, site: TestSite) => ({
  async open({ tournament }: Ranked, path: string) {
    await page.goto(`${site.url}/admin/${tournament.linkindex}/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  async save() {
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Playoff Games updated successfully!").first().waitFor();
    // The message of the save before may still be there.
    await page.getByRole("button", { name: /^(Save Changes|Saving)$/ }).waitFor({ state: "hidden" });
  },
});
