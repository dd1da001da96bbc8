// Who may see and who may change: unpublished is 404, someone else's 403, no good token 401; and nothing is logged.
import { beforeAll, describe, expect, test } from "bun:test";
import { changeCount } from "../harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";

let site: TestSite;
let owner: Person;
let stranger: Person;
let open: WithTeams;
let hidden: WithTeams;
let game: { _id: string };
let hiddenGame: { _id: string };

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Owner");
  stranger = await site.register("Stranger");
  open = await site.withTeams(owner);
  hidden = await site.withTeams(owner, { name: "Hidden", isPublished: false });
  const add = ({ tournament, aces, blockers }: WithTeams) =>
    accepted(
      site.call("POST", "/api/games", {
        token: owner.token,
        body: { tournament: tournament._id, team1: aces._id, team2: blockers._id },
      }),
    );
  game = await add(open);
  hiddenGame = await add(hidden);
});

const reads = ({ tournament, aces, division }: WithTeams): string[] => [
  `/api/tournament/${tournament.linkindex}`,
  `/api/tournament/id/${tournament._id}`,
  `/api/divisions/${tournament._id}`,
  `/api/teams/${tournament._id}`,
  `/api/teams/${tournament._id}/division/${division._id}`,
  `/api/games/${tournament._id}`,
  `/api/games/team/${tournament._id}/${aces._id}`,
  `/api/schedulegames/team/${tournament._id}/${aces._id}`,
  `/api/standings/${tournament._id}`,
  `/api/tournaments/${tournament._id}/snapshot`,
];

const writes = (
  { tournament, aces, blockers, division }: WithTeams,
  { _id }: { _id: string },
): [string, string, unknown][] => {
  const id = tournament._id;
  return [
    ["PUT", `/api/tournaments/${id}`, { location: "Elsewhere" }],
    ["POST", "/api/divisions", { tournamentID: id, name: "Silver" }],
    ["PUT", `/api/${id}/divisions/${division._id}`, { name: "Bronze" }],
    ["DELETE", `/api/${id}/divisions/${division._id}`, undefined],
    ["POST", "/api/teams", { tournamentID: id, name: "Intruders" }],
    ["PUT", `/api/${id}/teams/${aces._id}`, { name: "Defaced" }],
    ["PUT", `/api/teams/${aces._id}`, { name: "Defaced" }],
    ["DELETE", `/api/${id}/teams/${aces._id}`, undefined],
    ["DELETE", `/api/teams/${aces._id}`, undefined],
    ["POST", "/api/games", { tournament: id, team1: aces._id, team2: blockers._id }],
    ["PUT", `/api/${id}/games/${_id}`, { scoreTeam1: 25, scoreTeam2: 0 }],
    ["PUT", `/api/${id}/games`, [{ _id, scoreTeam1: 25, scoreTeam2: 0 }]],
    ["DELETE", `/api/${id}/games/${_id}`, undefined],
    ["POST", `/api/uploadgames/${id}`, [{ team1: "Aces", team2: "Blockers", court: "7" }]],
    ["POST", `/api/uploadgames/${id}?dryRun=true`, [{ team1: "Aces", team2: "Blockers", court: "7" }]],
    ["PUT", `/api/teamstanding/${id}`, undefined],
    ["PUT", `/api/${id}/teamstat/${aces._id}`, { standing: 1 }],
    ["PUT", `/api/${id}/teamstat`, [{ _id: aces._id, standing: 1 }]],
  ];
};

/** Every write is refused alike, and the log is as it was. */
async function allRefused(
  of: ReturnType<typeof writes>,
  token: string | undefined,
  status: number,
  code?: string,
) {
  const before = await changeCount(site);
  for (const [method, path, body] of of) {
    const answer = await site.call(method, path, { token, body });
    expect({ path, method, status: answer.status }).toEqual({ path, method, status });
    expect(answer.body).toMatchObject({ error: expect.any(String), code: code ?? expect.any(String) });
  }
  expect(await changeCount(site)).toBe(before);
}

describe("rule 26: an unpublished tournament does not exist for others", () => {
  test("its reads are 404 to visitors and strangers, and open for its organiser", async () => {
    for (const path of reads(hidden)) {
      for (const token of [undefined, stranger.token, "forged"]) {
        expect(await site.call("GET", path, { token })).toMatchObject({
          status: 404,
          body: { code: "unknown-tournament" },
        });
      }
      const own = await site.call("GET", path, { token: owner.token });
      expect({ path, status: own.status }).toEqual({ path, status: 200 });
      expect(own.headers.get("cache-control")).toBe("private, no-store");
    }
    const stream = await openStream(`${site.url}/api/tournaments/${hidden.tournament._id}/live`);
    expect(stream.status).toBe(404);
  });

  test("its writes are 404 to a stranger", () => allRefused(writes(hidden, hiddenGame), stranger.token, 404));

  test("a published one's reads are open to all, cached for 5 s at most", async () => {
    for (const path of reads(open)) {
      const answer = await site.call("GET", path);
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      expect(answer.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5");
    }
  });

  test("unpublishing ends open visitors' streams, and its organiser's stays", async () => {
    const { tournament } = await site.withTeams(owner, { name: "Soon hidden" });
    const live = `${site.url}/api/tournaments/${tournament._id}/live`;
    const visitor = await openStream(live);
    const foreign = await openStream(live, { authorization: `Bearer ${stranger.token}` });
    const own = await openStream(live, { authorization: `Bearer ${owner.token}` });
    for (const stream of [visitor, foreign, own]) await stream.next("snapshot");
    await accepted(
      site.call("PUT", `/api/tournaments/${tournament._id}`, {
        token: owner.token,
        body: { isPublished: false },
      }),
    );
    for (const stream of [visitor, foreign]) {
      expect((await stream.next()).event).toBe("end");
      await stream.ended;
      expect(stream.frames.some(({ event }) => event === "patch")).toBe(false);
    }
    expect((await own.next("patch")).data.set.tournament.isPublished).toBe(false);
    own.close();
  });
});

describe("rule 27: every write needs a token of an organiser", () => {
  test("a stranger's on a published tournament is 403", () =>
    allRefused(writes(open, game), stranger.token, 403, "not-yours"));

  const header = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
  const seconds = () => Math.floor(Date.now() / 1000);
  const signed = (claims: object, secret: string, alg = "HS256") => {
    const text = `${header({ alg, typ: "JWT" })}.${header(claims)}`;
    const signature = new Bun.CryptoHasher("sha256", secret).update(text).digest("base64url");
    return `${text}.${alg === "none" ? "" : signature}`;
  };
  const secretOf = async () =>
    (
      await site.site.db
        .selectFrom("settings")
        .select("value")
        .where("name", "like", "%secret%")
        .executeTakeFirstOrThrow()
    ).value;

  const bad: [string, () => Promise<string | undefined> | string | undefined][] = [
    ["no token", () => undefined],
    ["nonsense", () => "nonsense"],
    ["one without a signature", () => signed({ id: owner.account, exp: seconds() + 3600 }, "", "none")],
    [
      "one of another secret",
      () => signed({ id: owner.account, iat: seconds(), exp: seconds() + 3600 }, "another secret"),
    ],
    [
      "one that has ended",
      async () =>
        signed({ id: owner.account, iat: seconds() - 7200, exp: seconds() - 3600 }, await secretOf()),
    ],
    ["one without an end", async () => signed({ id: owner.account, iat: seconds() }, await secretOf())],
    [
      "one of an account that does not exist",
      async () =>
        signed({ id: crypto.randomUUID(), iat: seconds(), exp: seconds() + 3600 }, await secretOf()),
    ],
    [
      "one with a changed payload",
      () => owner.token.replace(/\.[^.]+\./, `.${header({ id: owner.account, exp: seconds() + 1e9 })}.`),
    ],
  ];
  test.each(bad)("%s is 401, published or not, known or not", async (_, make) => {
    const token = await make();
    await allRefused([...writes(open, game), ...writes(hidden, hiddenGame)], token, 401, "signed-out");
    expect(
      (await site.call("PUT", `/api/tournaments/${crypto.randomUUID()}`, { token, body: {} })).status,
    ).toBe(401);
    expect((await site.call("POST", "/api/tournaments", { token, body: { name: "X" } })).status).toBe(401);
  });

  test("a token signed with the site's own secret is good: the cases above fail for their own reason", async () => {
    const token = signed({ id: owner.account, iat: seconds(), exp: seconds() + 3600 }, await secretOf());
    expect((await site.call("GET", "/api/admin/tournaments", { token })).status).toBe(200);
  });
});

test("ids that are malformed, unknown or of another tournament are 404", async () => {
  const { token } = owner;
  const other = await site.withTeams(owner, { name: "Other" });
  const at = `/api/${other.tournament._id}`;
  const before = await changeCount(site);
  for (const id of ["nonsense", crypto.randomUUID(), open.aces._id, "%00", "..%2f.."]) {
    for (const [method, path, body] of [
      ["PUT", `${at}/teams/${id}`, { name: "X" }],
      ["DELETE", `${at}/teams/${id}`, undefined],
      ["PUT", `${at}/divisions/${id}`, { name: "X" }],
      ["PUT", `${at}/games/${id}`, { court: "1" }],
      ["DELETE", `${at}/games/${id}`, undefined],
      ["PUT", `${at}/teamstat/${id}`, { standing: 1 }],
      ["GET", `/api/games/team/${other.tournament._id}/${id}`, undefined],
      ["GET", `/api/teams/${other.tournament._id}/division/${id}`, undefined],
    ] as const) {
      const answer = await site.call(method, path, { token, body });
      expect({ path, method, status: answer.status }).toEqual({ path, method, status: 404 });
      expect(answer.body).toMatchObject({
        error: expect.any(String),
        code: expect.stringMatching(/^unknown-/),
      });
    }
  }
  for (const id of ["nonsense", crypto.randomUUID(), open.aces._id]) {
    for (const path of [
      `/api/games/${id}`,
      `/api/tournaments/${id}/snapshot`,
      `/api/tournaments/${id}/live`,
      `/api/tournament/${id}`,
    ]) {
      expect((await site.call("GET", path, { token })).status).toBe(404);
    }
    expect((await site.call("PUT", `/api/tournaments/${id}`, { token, body: { name: "X" } })).status).toBe(
      404,
    );
  }
  expect(await changeCount(site)).toBe(before);
});
