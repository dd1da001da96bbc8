// A tournament with teams and its organiser's calls, for tests of what is added, changed and refused.
import { expect } from "bun:test";
import { changeCount } from "../harness/log-of.ts";
import { openTestSite } from "../harness/site.ts";

/** `refused`: with that status and code, and without a change of the log. */
export async function openEntityCalls() {
  const site = await openTestSite();
  const owner = await site.register();
  const open = await site.withTeams(owner);
  const id = open.tournament._id;
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    site.call(method, path, { token: owner.token, body, headers });
  const addGame = (more: object = {}) =>
    call("POST", "/api/games", { tournament: id, team1: open.aces._id, team2: open.blockers._id, ...more });

  async function refused(answer: () => ReturnType<typeof call>, status: number, body: object): Promise<void> {
    const before = await changeCount(site);
    const { status: got, body: said } = await answer();
    expect(said.error).toMatch(/^\S.*[.?)]$/);
    // Bun's toMatchObject writes its matchers into the object it is given: nothing looks at that afterwards.
    expect({ status: got, body: said }).toMatchObject({ status, body });
    expect(await changeCount(site)).toBe(before);
  }
  return { site, owner, open, id, call, addGame, refused };
}
