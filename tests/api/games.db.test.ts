// Games over HTTP: added, read, changed, removed; wrong input is refused with a reason.
import { expect, test } from "bun:test";
import { changeCount } from "../harness/log-of.ts";
import { accepted } from "../harness/site.ts";
import { openEntityCalls } from "./entity-calls.ts";

const { site, owner, open, id, call, addGame, refused } = await openEntityCalls();

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
  ...["13:00 PM", "24:00", "9", "9.00", "0.375", "0:61", 900, true].map((time): [string, object, string] => [
    `time ${JSON.stringify(time)}`,
    { time },
    "time",
  ]),
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
