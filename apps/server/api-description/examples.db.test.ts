// The examples are true: each has the status and the members of a real answer and, if it is a message, its words.
import { afterEach, beforeAll, expect, test } from "bun:test";
import {
  accepted,
  mailedToken,
  openTestSite,
  type Person,
  type TestSite,
  type WithTeams,
} from "#tests/harness/site.ts";
import type { Call } from "./call.ts";
import { CALLS } from "./calls.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  open = await site.withTeams(owner);
});

const untrue: string[] = [];
afterEach(() => expect(untrue.splice(0)).toEqual([]));

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Where an answer's members differ from its example's; a null may stand for a value of any type. */
function differences(example: Json | undefined, real: Json | undefined, at = "answer"): string[] {
  if (example === undefined) return [`${at} is not in the example`];
  if (real === undefined) return [`${at} is in the example alone`];
  if (example === null || real === null) return [];
  if (Array.isArray(example) && Array.isArray(real))
    return example.length > 0 && real.length > 0 ? differences(example[0], real[0], `${at}[]`) : [];
  if (typeof example !== typeof real || Array.isArray(example) !== Array.isArray(real))
    return [`${at} is of another type`];
  if (typeof example !== "object" || typeof real !== "object")
    return at === "answer.message" && example !== real ? [`${at} is “${real}”`] : [];
  const [told, answered] = [example, real] as { [name: string]: Json }[];
  const names = new Set([...Object.keys(told!), ...Object.keys(answered!)]);
  return [...names].flatMap((name) => differences(told![name], answered![name], `${at}.${name}`));
}

async function compare(
  method: Call["method"],
  described: string,
  path: string,
  body?: unknown,
  token: string | undefined = owner.token,
): Promise<Json> {
  const example = CALLS.find((call) => call.method === method && call.path === described)!;
  const sent = body ?? (method === "GET" ? undefined : (example.sends ?? {}));
  const { status, body: real } = await site.call(method, path, { token, body: sent });
  const found = differences(plain(example.answers), real);
  if (status !== (example.status ?? 200)) found.push(`its status is ${status}`);
  untrue.push(...found.map((what) => `${method} ${described}: ${what}`));
  return real;
}

const tokenOf = (to: string) => mailedToken(site.dataDir, to);

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

test("of accounts", async () => {
  const email = "robin@example.org";
  await compare("POST", "/api/register", "/api/register");
  await compare("POST", "/api/verify-email/resend", "/api/verify-email/resend");
  await compare("GET", "/api/verify-email", `/api/verify-email?email=${email}&token=${await tokenOf(email)}`);
  await compare("POST", "/api/login", "/api/login");
  await compare("POST", "/api/password/forgot", "/api/password/forgot");
  const reset = { token: await tokenOf(email), password: "correct horse" };
  await compare("POST", "/api/password/reset", "/api/password/reset", reset);
  const { token } = await accepted(
    site.call("POST", "/api/login", { body: { email, password: "correct horse" } }),
  );
  await compare("POST", "/api/password/change", "/api/password/change", undefined, token);
  const { token: newest } = await accepted(
    site.call("POST", "/api/login", { body: { email, password: "battery staple" } }),
  );
  await compare("POST", "/api/sessions/end", "/api/sessions/end", undefined, newest);
});

test("of who organises", async () => {
  const kim = await site.register("Kim");
  const path = `/api/tournaments/${open.tournament._id}/organisers`;
  const described = "/api/tournaments/:tournament/organisers";
  await compare("POST", described, path);
  await accepted(site.call("POST", path, { token: owner.token, body: { email: kim.email } }));
  const token = await tokenOf(kim.email);
  await compare("POST", "/api/invitations/accept", "/api/invitations/accept", { token }, kim.token);
  await compare("GET", described, path);
  await compare("DELETE", `${described}/:organiser`, `${path}/${kim.account}`);
});

test("of tournaments, divisions and teams", async () => {
  const { _id, linkindex } = open.tournament;
  await compare("GET", "/api/tournaments/published", "/api/tournaments/published");
  await compare("GET", "/api/tournament/:linkindex", `/api/tournament/${linkindex}`);
  await compare("GET", "/api/tournament/id/:tournament", `/api/tournament/id/${_id}`);
  await compare("GET", "/api/admin/tournaments", "/api/admin/tournaments");
  await compare("GET", "/api/tournaments/:tournament/admin-check", `/api/tournaments/${_id}/admin-check`);
  await compare("POST", "/api/tournaments", "/api/tournaments", {
    name: "Autumn Open",
    acronym: "AUTUMN24",
    startdate: "2024-10-05",
  });
  await compare("PUT", "/api/tournaments/:tournament", `/api/tournaments/${_id}`);
  await compare("GET", "/api/divisions/:tournament", `/api/divisions/${_id}`);
  const silver = (await compare("POST", "/api/divisions", "/api/divisions", {
    tournamentID: _id,
    name: "Silver",
  })) as {
    _id: string;
  };
  await compare("PUT", "/api/:tournament/divisions/:division", `/api/${_id}/divisions/${silver._id}`, {
    name: "Bronze",
  });
  await compare("PUT", "/api/:tournament/divisions", `/api/${_id}/divisions`, [
    { _id: silver._id, name: "Iron" },
  ]);
  await compare("DELETE", "/api/:tournament/divisions/:division", `/api/${_id}/divisions/${silver._id}`);
  await compare("POST", "/api/:tournament/divisions/delete", `/api/${_id}/divisions/delete`, {
    ids: [open.division._id],
  });
  await compare("GET", "/api/teams/:tournament", `/api/teams/${_id}`);
  await compare(
    "GET",
    "/api/teams/:tournament/division/:division",
    `/api/teams/${_id}/division/${open.division._id}`,
  );
  const team = (await compare("POST", "/api/teams", "/api/teams", { tournamentID: _id, name: "Eagles" })) as {
    _id: string;
  };
  await compare("POST", "/api/:tournament/teams", `/api/${_id}/teams`, [{ name: "Falcons" }]);
  await compare("PUT", "/api/:tournament/teams/:team", `/api/${_id}/teams/${team._id}`, { captain: "Kim" });
  await compare("PUT", "/api/:tournament/teams", `/api/${_id}/teams`, [{ _id: team._id, captain: "Robin" }]);
  await compare("PUT", "/api/teams/:team", `/api/teams/${team._id}`, { captain: "Mara" });
  await compare("DELETE", "/api/:tournament/teams/:team", `/api/${_id}/teams/${team._id}`);
  await compare("DELETE", "/api/tournaments/:tournament", `/api/tournaments/${_id}`);
  await compare("POST", "/api/tournaments/:tournament/restore", `/api/tournaments/${_id}/restore`);
});

test("of games and standings", async () => {
  const { _id } = open.tournament;
  const game = (await compare("POST", "/api/games", "/api/games", {
    tournament: _id,
    team1: open.aces._id,
    team2: open.blockers._id,
  })) as { _id: string };
  await compare("PUT", "/api/:tournament/games/:game", `/api/${_id}/games/${game._id}`);
  await compare("PUT", "/api/:tournament/games", `/api/${_id}/games`, [{ _id: game._id, court: "2" }]);
  await compare("GET", "/api/games/:tournament", `/api/games/${_id}`);
  await compare("GET", "/api/games/team/:tournament/:team", `/api/games/team/${_id}/${open.aces._id}`);
  await compare(
    "GET",
    "/api/schedulegames/team/:tournament/:team",
    `/api/schedulegames/team/${_id}/${open.aces._id}`,
  );
  await compare("GET", "/api/standings/:tournament", `/api/standings/${_id}`);
  await compare("PUT", "/api/teamstanding/:tournament", `/api/teamstanding/${_id}`);
  await compare("PUT", "/api/:tournament/teamstat/:team", `/api/${_id}/teamstat/${open.aces._id}`);
  await compare("GET", "/api/tournaments/:tournament/snapshot", `/api/tournaments/${_id}/snapshot`);
  await compare("POST", "/api/uploadgames/:tournament", `/api/uploadgames/${_id}`, [
    { team1: "Aces", team2: "Blockers", division: "Gold", round: "1", court: "1", time: "10:00" },
  ]);
  await compare("DELETE", "/api/:tournament/games/:game", `/api/${_id}/games/${game._id}`);
});

test("of wildcards and the bracket", async () => {
  const { _id } = open.tournament;
  const wildcards = `/api/tournaments/${_id}/wildcards`;
  await compare("POST", "/api/tournaments/:tournament/wildcards/preview", `${wildcards}/preview`);
  await compare("POST", "/api/tournaments/:tournament/wildcards", wildcards, { teams: 4 });
  await compare("GET", "/api/wildcardgames/:tournament", `/api/wildcardgames/${_id}`);
  await compare("DELETE", "/api/wildcardgames/:tournament", `/api/wildcardgames/${_id}`);
  const bracket = `/api/tournaments/${_id}/playoffs`;
  await compare("POST", "/api/tournaments/:tournament/playoffs/preview", `${bracket}/preview`);
  const [game] = (await compare("POST", "/api/tournaments/:tournament/playoffs", bracket)) as {
    _id: string;
  }[];
  await compare("GET", "/api/playoffgames/:tournament", `/api/playoffgames/${_id}`);
  await compare("GET", "/api/playoffgames/all/:tournament", `/api/playoffgames/all/${_id}`);
  await compare("PUT", "/api/:tournament/playoffgames/:game", `/api/${_id}/playoffgames/${game!._id}`, {
    court: "2",
  });
  await compare("PUT", "/api/:tournament/playoffgames", `/api/${_id}/playoffgames`, [
    { _id: game!._id, court: "3" },
  ]);
  await compare("DELETE", "/api/playoffgames/:tournament", `/api/playoffgames/${_id}`);
});

test("of the history, feedback, shares and contact", async () => {
  const { _id, linkindex } = open.tournament;
  const history = `/api/tournaments/${_id}/history`;
  const described = "/api/tournaments/:tournament/history";
  const { changes } = (await compare("GET", described, history)) as { changes: { change: string }[] };
  await compare("POST", `${described}/:change/preview`, `${history}/${changes[0]!.change}/preview`);
  await compare("POST", `${described}/:change/undo`, `${history}/${changes[0]!.change}/undo`, {
    confirm: true,
  });
  for (const [path, at] of [
    ["/api/feedback/:tournament", `/api/feedback/${_id}`],
    ["/api/feedback", "/api/feedback"],
  ] as const) {
    await compare("POST", path, at);
    await compare("GET", path, at);
  }
  const [feedback] = (await compare("GET", "/api/adminfeedback", "/api/adminfeedback")) as { _id: string }[];
  await compare("DELETE", "/api/feedback/:tournament/:feedback", `/api/feedback/${_id}/${feedback!._id}`);
  await compare("POST", "/api/share", "/api/share", { platform: "Twitter", url: `${site.url}/${linkindex}` });
  await compare("GET", "/api/share", `/api/share?slug=${linkindex}`);
  await compare("GET", "/api/share-count-by-platform", `/api/share-count-by-platform?slug=${linkindex}`);
  await compare("GET", "/api/contact/captcha", "/api/contact/captcha");
});
