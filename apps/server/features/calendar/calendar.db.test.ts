// The calendar feed of a team: floating times, stable ids, moves and cancellations.
import { beforeAll, expect, test } from "bun:test";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;
let game: string;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  open = await site.withTeams(owner, { location: "Hall 2; east, by the quay" });
  game = await addGame("09:00 AM");
});

const send = (method: string, path: string, body?: unknown) =>
  accepted(site.call(method, path, { token: owner.token, body }));

async function addGame(time: string): Promise<string> {
  const body = {
    tournament: open.tournament._id,
    team1: open.aces._id,
    team2: open.blockers._id,
    court: "3",
    time,
  };
  return (await send("POST", "/api/games", body))._id;
}

const path = (team: string) => `/${open.tournament.linkindex}/calendar/${team}.ics`;

/** The members of the entry of a game, unfolded. */
async function entry(id: string, team = open.aces._id): Promise<Record<string, string>> {
  const { body } = await site.call("GET", path(team));
  const text = String(body).replaceAll("\r\n ", "");
  const found = text.split("BEGIN:VEVENT\r\n").find((part) => part.includes(`UID:${id}@`)) ?? "";
  return Object.fromEntries(
    found.split("\r\n").map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string]),
  );
}

test("a game stands at the venue's wall clock, 40 minutes long", async () => {
  const { status, headers, body } = await site.call("GET", path(open.aces._id));
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(
    String(body)
      .split("\r\n")
      .every((line) => Buffer.byteLength(line) <= 75),
  ).toBe(true);
  expect(await entry(game)).toMatchObject({
    DTSTART: "20240504T090000",
    DURATION: "PT40M",
    SUMMARY: "Aces v Blockers",
    LOCATION: "Court 3\\, Hall 2\\; east\\, by the quay",
    STATUS: "CONFIRMED",
  });
});

test("a score leaves the sequence alone, a move raises it under the same id", async () => {
  const before = Number((await entry(game)).SEQUENCE);
  await send("PUT", `/api/${open.tournament._id}/games/${game}`, { scoreTeam1: 25, scoreTeam2: 20 });
  expect(Number((await entry(game)).SEQUENCE)).toBe(before);
  await send("PUT", `/api/${open.tournament._id}/games/${game}`, { time: "10:20" });
  const moved = await entry(game);
  expect([Number(moved.SEQUENCE) > before, moved.DTSTART]).toEqual([true, "20240504T102000"]);
});

test("a deleted game, and one that the team no longer plays, are cancelled", async () => {
  const gone = await addGame("11:00 AM");
  await send("DELETE", `/api/${open.tournament._id}/games/${gone}`);
  expect(await entry(gone)).toMatchObject({
    STATUS: "CANCELLED",
    DTSTART: "20240504T110000",
    SUMMARY: "Aces v Blockers",
  });
  const other = await addGame("12:00 PM");
  await send("PUT", `/api/${open.tournament._id}/games/${other}`, { team1: open.crush._id });
  expect((await entry(other)).STATUS).toBe("CANCELLED");
  expect((await entry(other, open.crush._id)).STATUS).toBe("CONFIRMED");
});

test("an unknown team, an unknown link and an unpublished tournament are 404", async () => {
  for (const address of [
    path(crypto.randomUUID()),
    path("nobody"),
    `/nowhere/calendar/${open.aces._id}.ics`,
  ]) {
    expect((await site.call("GET", address)).status).toBe(404);
  }
  await send("PUT", `/api/tournaments/${open.tournament._id}`, { isPublished: false });
  expect((await site.call("GET", path(open.aces._id))).status).toBe(404);
});
