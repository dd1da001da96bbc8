// Divisions, teams and games over HTTP: added, read, changed, removed; what is wrong with what was sent is told.
import { beforeAll, describe, expect, test } from "bun:test";
import { changeCount } from "../harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;
let id: string;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  open = await site.withTeams(owner);
  id = open.tournament._id;
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  site.call(method, path, { token: owner.token, body, headers });
const addGame = (more: object = {}) =>
  call("POST", "/api/games", { tournament: id, team1: open.aces._id, team2: open.blockers._id, ...more });

/** Refused with that status and code, and the log is as it was. */
async function refused(answer: () => ReturnType<typeof call>, status: number, body: object): Promise<void> {
  const before = await changeCount(site);
  const { status: got, body: said } = await answer();
  expect(said.error).toMatch(/^\S.*[.?)]$/);
  // Bun's toMatchObject writes its matchers into what it was given: nothing looks at that afterwards.
  expect({ status: got, body: said }).toMatchObject({ status, body });
  expect(await changeCount(site)).toBe(before);
}

describe("divisions", () => {
  test("added, changed, listed, removed", async () => {
    const added = await call("POST", "/api/divisions", {
      tournamentID: id,
      name: " Silver ",
      description: "second",
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ name: "Silver", description: "second", tournamentID: id });
    const at = `/api/${id}/divisions/${added.body._id}`;
    const changed = await call("PUT", at, { description: "" });
    expect(changed).toMatchObject({ status: 200, body: { name: "Silver", description: null } });
    expect((await site.call("GET", `/api/divisions/${id}`)).body).toEqual([open.division, changed.body]);
    await refused(() => call("DELETE", at, undefined, { "if-match": `"${added.body.version}"` }), 409, {
      code: "conflict",
    });
    expect(await call("DELETE", at)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    await refused(() => call("DELETE", at), 404, { code: "unknown-division" });
  });

  test("a name that is there, and one in use", async () => {
    const name = { name: expect.stringContaining("Gold") };
    await refused(() => call("POST", "/api/divisions", { tournamentID: id, name: "GOLD" }), 409, {
      code: "name-taken",
      fields: name,
    });
    await refused(() => call("DELETE", `/api/${id}/divisions/${open.division._id}`), 409, {
      code: "in-use",
      error: expect.stringContaining("4 teams"),
    });
    await refused(() => call("POST", "/api/divisions", { tournamentID: id }), 400, {
      code: "bad-input",
      fields: { name: "Name is required." },
    });
    await refused(() => call("POST", "/api/divisions", { name: "Bronze" }), 400, {
      code: "bad-input",
      fields: { tournamentID: expect.any(String) },
    });
  });
});

describe("teams", () => {
  test("added, changed, listed by division, removed, also by the older paths", async () => {
    const added = await call("POST", "/api/teams", {
      tournamentID: id,
      name: "Eagles",
      captain: "Eve",
      state: "Ohio",
      division: open.division._id,
    });
    expect(added).toMatchObject({
      status: 201,
      body: {
        name: "Eagles",
        captain: "Eve",
        state: "Ohio",
        division: { name: "Gold" },
        standing: 0,
        totalWins: 0,
        placeholder: false,
      },
    });
    const changed = await call("PUT", `/api/teams/${added.body._id}`, { name: "Hawks", division: "" });
    expect(changed).toMatchObject({ status: 200, body: { name: "Hawks", captain: "Eve", division: null } });
    const again = await call("PUT", `/api/${id}/teams/${added.body._id}`, { division: open.division });
    expect(again.body.division).toEqual({ _id: open.division._id, name: "Gold" });
    const inGold = await site.call("GET", `/api/teams/${id}/division/${open.division._id}`);
    expect(inGold.body.map(({ name }: { name: string }) => name)).toEqual([
      "Aces",
      "Blockers",
      "Crush",
      "Diggers",
      "Hawks",
    ]);
    expect(await call("DELETE", `/api/teams/${added.body._id}`)).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    });
    await refused(() => call("DELETE", `/api/teams/${added.body._id}`), 404, { code: "unknown-team" });
  });

  test.each([["aces"], [" Aces"], ["ACES\u00A0"], ["A\u200Bces"]])("the name %j is there already", (name) =>
    refused(() => call("POST", "/api/teams", { tournamentID: id, name }), 409, {
      code: "name-taken",
      error: 'There is already a team named "Aces".',
    }),
  );

  test("the same name in another Unicode form is there already", async () => {
    await accepted(call("POST", "/api/teams", { tournamentID: id, name: "Café" }));
    await refused(() => call("POST", "/api/teams", { tournamentID: id, name: "Cafe\u0301" }), 409, {
      code: "name-taken",
    });
    await refused(() => call("PUT", `/api/${id}/teams/${open.crush._id}`, { name: "CAFÉ" }), 409, {
      code: "name-taken",
    });
  });

  test("markup in names is kept as the text it is", async () => {
    const name = "<img src=x onerror=alert(1)>";
    const added = await accepted(
      call("POST", "/api/teams", { tournamentID: id, name, captain: '"><svg onload=alert(1)>' }),
    );
    expect(added.name).toBe(name);
    await accepted(call("DELETE", `/api/${id}/teams/${added._id}`));
  });

  test("a team in use stays, and the uses are counted", async () => {
    const { _id } = await accepted(addGame());
    await refused(() => call("DELETE", `/api/${id}/teams/${open.aces._id}`), 409, {
      code: "in-use",
      error: expect.stringContaining("1 game"),
    });
    await accepted(call("DELETE", `/api/${id}/games/${_id}`));
  });

  test("a division of another tournament is none of this one", async () => {
    const other = await site.withTeams(owner);
    await refused(
      () => call("PUT", `/api/${id}/teams/${open.aces._id}`, { division: other.division._id }),
      400,
      { code: "bad-input", fields: { division: expect.any(String) } },
    );
    await refused(() => call("PUT", `/api/${id}/teams/${open.aces._id}`, { division: 5 }), 400, {
      code: "bad-input",
    });
  });
});

describe("games", () => {
  test("added with values of every accepted form, read, removed", async () => {
    const sent = {
      court: 3,
      time: "9:05 pm",
      date: "2024-05-05",
      round: 2,
      scoreTeam1: "25 ",
      scoreTeam2: "09",
      division: open.division,
    };
    const added = await addGame(sent);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      tournament: id,
      team1: { _id: open.aces._id, name: "Aces" },
      team2: { name: "Blockers" },
      division: { name: "Gold" },
      court: "3",
      time: "21:05",
      date: "2024-05-05",
      round: "2",
      scoreTeam1: 25,
      scoreTeam2: 9,
      isReferee: false,
    });
    expect((await site.call("GET", `/api/games/${id}`)).body).toEqual([added.body]);
    expect((await site.call("GET", `/api/games/team/${id}/${open.crush._id}`)).body).toEqual([]);
    expect(await call("DELETE", `/api/${id}/games/${added.body._id}`)).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    });
    expect((await site.call("GET", `/api/games/${id}`)).body).toEqual([]);
  });

  test("rule 9: a score leaves the rest alone, one number leaves the other alone, blank clears", async () => {
    const game = await accepted(addGame({ court: "3", time: "09:00", round: "1" }));
    const put = async (body: object) => (await call("PUT", `/api/${id}/games/${game._id}`, body)).body;
    expect(await put({ scoreTeam1: 25, scoreTeam2: 20 })).toMatchObject({
      court: "3",
      time: "09:00",
      round: "1",
      scoreTeam1: 25,
      scoreTeam2: 20,
    });
    expect(await put({ scoreTeam2: 21 })).toMatchObject({ scoreTeam1: 25, scoreTeam2: 21 });
    expect(await put({ scoreTeam1: "" })).toMatchObject({ scoreTeam1: null, scoreTeam2: 21 });
    expect(await put({ scoreTeam2: null, time: "", court: 0 })).toMatchObject({
      scoreTeam1: null,
      scoreTeam2: null,
      time: null,
      court: null,
    });
    await accepted(call("DELETE", `/api/${id}/games/${game._id}`));
  });

  const bad: [string, object, string][] = [
    ...[-1, 25.5, "1e3", 1_000_000_000_000, "abc", "1000000000000", 100, true, [5], {}].flatMap(
      (score): [string, object, string][] => [
        [`score ${JSON.stringify(score)}`, { scoreTeam1: score }, "scoreTeam1"],
        [`second score ${JSON.stringify(score)}`, { scoreTeam2: score }, "scoreTeam2"],
      ],
    ),
    ...["13:00 PM", "24:00", "9", "9.00", "0.375", "0:61", 900, true].map(
      (time): [string, object, string] => [`time ${JSON.stringify(time)}`, { time }, "time"],
    ),
    ...["2024-02-30", "05/04/2024", "2024-05-04T10:00", 20240504].map((date): [string, object, string] => [
      `date ${JSON.stringify(date)}`,
      { date },
      "date",
    ]),
    ["a long court", { court: "x".repeat(21) }, "court"],
    ["a long round", { round: "x".repeat(21) }, "round"],
    ["an unknown team", { team1: crypto.randomUUID() }, "team1"],
    ["a malformed team", { team2: 5 }, "team2"],
    ["a referee mark that is none", { isReferee: "perhaps" }, "isReferee"],
    ["an unknown division", { division: "nonsense" }, "division"],
  ];
  test.each(bad)("%s is refused on the way in and on change", async (_, fields, field) => {
    const expected = { code: "bad-input", fields: { [field]: expect.any(String) } };
    await refused(() => addGame(fields), 400, expected);
    const game = await accepted(addGame({ scoreTeam1: 3, scoreTeam2: 4 }));
    await refused(() => call("PUT", `/api/${id}/games/${game._id}`, fields), 400, expected);
    await refused(() => call("PUT", `/api/${id}/games`, [{ _id: game._id, ...fields }]), 400, {
      code: "bad-input",
    });
    const [row] = (await site.call("GET", `/api/games/${id}`)).body;
    expect(row).toMatchObject({ scoreTeam1: 3, scoreTeam2: 4 });
    await accepted(call("DELETE", `/api/${id}/games/${game._id}`));
  });

  test("several at once are one change, all or none, and conflicts are listed", async () => {
    const [one, two] = [await accepted(addGame({ court: "1" })), await accepted(addGame({ court: "2" }))];
    const put = (items: unknown) => call("PUT", `/api/${id}/games`, items);
    const before = await changeCount(site);
    const both = [one, two].map(({ _id, version }, index) => ({
      _id,
      version,
      scoreTeam1: 25,
      scoreTeam2: index,
    }));
    expect(await put(both)).toMatchObject({ status: 200, body: [{ scoreTeam2: 0 }, { scoreTeam2: 1 }] });
    expect(await changeCount(site)).toBe(before + 1);
    await refused(() => put(both.map((item) => ({ ...item, scoreTeam1: 20 }))), 409, {
      code: "conflict",
      conflicts: [{ _id: one._id, current: { scoreTeam1: 25, by: { name: owner.name } } }, { _id: two._id }],
    });
    await refused(
      () =>
        put([
          { _id: one._id, scoreTeam1: 9 },
          { _id: crypto.randomUUID(), scoreTeam1: 9 },
        ]),
      404,
      { code: "unknown-game" },
    );
    await refused(() => put([]), 400, { code: "bad-input" });
    await refused(() => put({}), 400, { code: "bad-input" });
    for (const { _id } of [one, two]) await accepted(call("DELETE", `/api/${id}/games/${_id}`));
  });

  test("a team's schedule is by date and time, with gap rows when asked for", async () => {
    const made = [];
    for (const time of ["11:00", "09:00", "09:36"]) made.push(await accepted(addGame({ time })));
    made.push(await accepted(addGame({ date: "2024-05-05", time: "08:00" })), await accepted(addGame({})));
    const at = `/api/schedulegames/team/${id}/${open.aces._id}`;
    const times = (rows: { time?: string | null; gap?: string; minutes?: number }[]) =>
      rows.map(({ time, gap, minutes }) => (gap ? `${gap} ${minutes}` : time));
    expect(times((await site.call("GET", at)).body)).toEqual(["09:00", "09:36", "11:00", null, "08:00"]);
    expect(times((await site.call("GET", `${at}?gaps=true`)).body)).toEqual([
      "09:00",
      "BYE 36",
      "09:36",
      "LUNCH 84",
      "11:00",
      null,
      "08:00",
    ]);
    for (const { _id } of made) await accepted(call("DELETE", `/api/${id}/games/${_id}`));
  });
});
