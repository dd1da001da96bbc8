// The calendar feed of a team: floating times, stable ids, moves and cancellations.
import { beforeAll, expect, test } from "bun:test";
import type { PlayoffGameView, WildcardGameView } from "#projections/views.ts";
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

/** The properties of a game's entry, unfolded. */
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

// It was "Court Centre".
test("a court that has a name is called by it, as on the pages", async () => {
  const { tournament, aces, blockers } = open;
  const body = {
    tournament: tournament._id,
    team1: aces._id,
    team2: blockers._id,
    court: "Centre",
    time: "08:00",
  };
  const { _id } = await send("POST", "/api/games", body);
  expect((await entry(_id)).LOCATION).toStartWith("Centre\\, Hall 2");
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

test("a game that loses its time is cancelled, and comes back under its id when it has one", async () => {
  const postponed = await addGame("13:00");
  await send("PUT", `/api/${open.tournament._id}/games/${postponed}`, { time: null });
  const off = await entry(postponed);
  expect([off.STATUS, off.DTSTART]).toEqual(["CANCELLED", "20240504T130000"]);
  await send("PUT", `/api/${open.tournament._id}/games/${postponed}`, { time: "16:00" });
  const on = await entry(postponed);
  expect([on.STATUS, on.DTSTART]).toEqual(["CONFIRMED", "20240504T160000"]);
  expect(Number(on.SEQUENCE)).toBeGreaterThan(Number(off.SEQUENCE));
});

test("bracket games come as soon as it is known that the team plays them, and go when it does not", async () => {
  const { _id } = open.tournament;
  for (const [at, team] of [open.aces, open.blockers, open.crush, open.diggers].entries())
    await send("PUT", `/api/${_id}/teamstat/${team._id}`, { standing: at + 1, totalWins: 4 - at });
  const made = await send("POST", `/api/tournaments/${_id}/playoffs`, { method: "standard" });
  const games: PlayoffGameView[] = Array.isArray(made) ? made : await send("GET", `/api/playoffgames/${_id}`);
  const at = (round: number, rank: number) =>
    games.find((one) => one.round === round && one.rank === rank)!._id;
  const [first, other, final] = [at(1, 1), at(1, 8), at(4, 1)];
  const change = (id: string, fields: object) => send("PUT", `/api/${_id}/playoffgames/${id}`, fields);
  expect(await entry(first)).toEqual({});
  await change(first, { time: "17:00", court: "1" });
  await change(final, { time: "18:00" });
  const before = await entry(first);
  expect(before).toMatchObject({ SUMMARY: "Aces v Diggers (R1-1)", DTSTART: "20240504T170000" });
  expect(await entry(final)).toEqual({});

  await change(first, { scoreTeam1: 25, scoreTeam2: 20 });
  expect((await entry(first)).SEQUENCE).toBe(before.SEQUENCE!);
  const half = await entry(final);
  expect(half).toMatchObject({ SUMMARY: "Aces v winner of R3-2 (R4-1)", STATUS: "CONFIRMED" });
  await change(other, { scoreTeam1: 25, scoreTeam2: 20 });
  const whole = await entry(final);
  expect(whole.SUMMARY).toBe("Aces v Blockers (R4-1)");
  expect(Number(whole.SEQUENCE)).toBeGreaterThan(Number(half.SEQUENCE));

  await change(first, { scoreTeam1: 20, scoreTeam2: 25 });
  expect((await entry(final)).STATUS).toBe("CANCELLED");
  expect((await entry(final, open.diggers._id)).SUMMARY).toBe("Diggers v Blockers (R4-1)");
});

test("wildcard games are there; what was withdrawn before anybody could see it is not", async () => {
  const hidden = await site.withTeams(owner, { isPublished: false });
  const { _id, linkindex } = hidden.tournament;
  const body = { teams: 4, confirm: true };
  for (const [at, team] of [hidden.aces, hidden.blockers, hidden.crush, hidden.diggers].entries())
    await send("PUT", `/api/${_id}/teamstat/${team._id}`, { standing: at + 1, totalWins: 4 - at });
  const wildcard = async (): Promise<WildcardGameView> => {
    await send("POST", `/api/tournaments/${_id}/wildcards`, body);
    const [game] = await send("GET", `/api/wildcardgames/${_id}`);
    await send("PUT", `/api/${_id}/playoffgames/${game._id}`, { time: "15:00" });
    return game;
  };
  const withdrawn = await wildcard();
  const kept = await wildcard();
  await send("PUT", `/api/tournaments/${_id}`, { isPublished: true });
  const feed = async () =>
    String((await site.call("GET", `/${linkindex}/calendar/${hidden.aces._id}.ics`)).body);
  expect(await feed()).toContain(`UID:${kept._id}@`);
  expect(await feed()).toContain("SUMMARY:Aces v Diggers (wildcard 1)");
  expect(await feed()).not.toContain(withdrawn._id);
  await send("POST", `/api/tournaments/${_id}/wildcards`, { teams: 0, confirm: true });
  expect(await feed()).toContain("STATUS:CANCELLED");
});

test("no sign in a name begins a line, and with it a property, of its own", async () => {
  const name = "Foxes\rATTENDEE:evil\u2028X:1\nY:2";
  const foxes = await send("POST", "/api/teams", { tournamentID: open.tournament._id, name });
  await send("POST", "/api/games", {
    tournament: open.tournament._id,
    team1: foxes._id,
    team2: open.crush._id,
    time: "04:00 PM",
  });
  const { body } = await site.call("GET", path(foxes._id));
  const lines = String(body)
    .replaceAll("\r\n ", "")
    .split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/);
  expect(lines).toContain("SUMMARY:Foxes\\nATTENDEE:evil\\nX:1\\nY:2 v Crush");
  expect(lines.filter((line) => /^(ATTENDEE|X|Y):/.test(line))).toEqual([]);
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
