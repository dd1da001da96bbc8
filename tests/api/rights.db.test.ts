// Rule 27 on every call of the table: whoever may not act is refused with the right sentence, and nothing changes.
import { beforeAll, describe, expect, test } from "bun:test";
import { digestOf } from "../harness/digest.ts";
import { openTestSite, type TestSite } from "../harness/site.ts";
import { tokensFor } from "../harness/tokens.ts";
import { ALL_CALLS, ORGANISERS_CALLS } from "./calls/all.ts";
import { type Call, pathOf, send } from "./calls/call.ts";
import { makePeople, makeStage, type People, type Stage } from "./calls/stage.ts";

let site: TestSite;
let people: People;
let published: Stage;
let hidden: Stage;
let foreign: Stage;

beforeAll(async () => {
  site = await openTestSite();
  people = await makePeople(site);
  published = await makeStage(site, people);
  hidden = await makeStage(site, people, false);
  // Organised by the same people with roles exchanged: the stranger owns it, the owner organises nothing there.
  foreign = await makeStage(site, { ...people, owner: people.stranger, stranger: people.owner });
});

interface Expected {
  status: number;
  code: string | RegExp;
}

/** Every call is refused alike, in the shape of a refusal, and the database is unchanged. */
async function allRefused(
  calls: Call[],
  stage: Stage,
  token: string | undefined,
  { status, code }: Expected,
) {
  const before = await digestOf(site);
  for (const call of calls) {
    const answer = await send(call, stage, token);
    expect({ call: call.call, status: answer.status, body: answer.body }).toMatchObject({
      call: call.call,
      status,
      body: {
        error: expect.any(String),
        code: typeof code === "string" ? code : expect.stringMatching(code),
      },
    });
  }
  expect(await digestOf(site)).toBe(before);
}

const withToken = ALL_CALLS.filter(({ who }) => who === "organiser" || who === "owner" || who === "account");
const signedOut = { status: 401, code: "signed-out" };

describe("no good token is 401 before anything is looked up", () => {
  const kinds = [
    "none",
    "nonsense",
    "without a signature",
    "by another algorithm",
    "of another secret",
    "ended",
    "without an end",
  ];
  const others = ["of an account that does not exist", "of ended sessions", "with a changed payload"];
  test.each([...kinds, ...others])("%s", async (kind) => {
    const token = kind === "none" ? undefined : tokensFor(site, people.owner)[kind];
    expect(kind === "none" || token !== undefined).toBe(true);
    const nowhere = { ...hidden, ids: { ...hidden.ids, tournament: crypto.randomUUID() } };
    for (const stage of [published, hidden, nowhere]) await allRefused(withToken, stage, token, signedOut);
  });

  test("a token signed with the site's own secret is good: the others fail for their own reason", async () => {
    const { good } = tokensFor(site, people.owner);
    expect(await site.call("GET", "/api/admin/tournaments", { token: good })).toMatchObject({ status: 200 });
  });
});

describe("another organiser's token", () => {
  test("is 403 on a published tournament", () =>
    allRefused(ORGANISERS_CALLS, published, people.stranger.token, { status: 403, code: "not-yours" }));

  test("is 404 on an unpublished one", () =>
    allRefused(ORGANISERS_CALLS, hidden, people.stranger.token, { status: 404, code: "unknown-tournament" }));

  test("of one who is only invited is another's too", async () => {
    await allRefused(ORGANISERS_CALLS, published, people.guest.token, { status: 403, code: "not-yours" });
    await allRefused(ORGANISERS_CALLS, hidden, people.guest.token, {
      status: 404,
      code: "unknown-tournament",
    });
  });
});

describe("ids", () => {
  const named = (call: Call, name: string) => call.call.includes(`:${name}`);
  const ofTournament = ORGANISERS_CALLS.filter((call) => named(call, "tournament"));
  const sendTournament = ORGANISERS_CALLS.filter(({ call }) =>
    /^POST \/api\/(divisions|teams|games)$/.test(call),
  );

  test.each(["nonsense", "%00", "..%2f..", "0", crypto.randomUUID()])(
    "an unknown tournament %s is 404",
    async (tournament) => {
      const nowhere = { ...published, ids: { ...published.ids, tournament } };
      const expected = { status: 404, code: "unknown-tournament" };
      await allRefused([...ofTournament, ...sendTournament], nowhere, people.owner.token, expected);
    },
  );

  test("an entity of another tournament in the path is 404, whoever organises that one", async () => {
    const entities = ofTournament.filter((call) => /:tournament.*:/.test(call.call));
    expect(entities.length).toBeGreaterThan(12);
    const { tournament } = published.ids;
    for (const other of [hidden, foreign]) {
      const mixed = { ...other, ids: { ...other.ids, tournament } };
      await allRefused(entities, mixed, people.owner.token, { status: 404, code: /^unknown-/ });
    }
  });

  test("an entity of another tournament in the body is refused, and a bulk deletion deletes none", async () => {
    const { ids } = published;
    const bodies = ofTournament.filter(({ call }) => !/:tournament.*:|GET|DELETE/.test(call));
    const mixed = { ...foreign, ids: { ...foreign.ids, tournament: ids.tournament } };
    const before = await digestOf(site);
    for (const call of bodies.filter(({ body }) => typeof body === "function")) {
      const { status, body } = await send(call, mixed, people.owner.token);
      if (pathOf(call, mixed).endsWith("/delete")) {
        expect({ status, body }).toMatchObject({ status: 200, body: { deleted: [] } });
      } else
        expect({ call: call.call, known: [400, 404].includes(status) }).toEqual({
          call: call.call,
          known: true,
        });
    }
    expect(await digestOf(site)).toBe(before);
  });
});

describe("who organises it may do all of it", () => {
  test.each([
    ["owner", true],
    ["owner", false],
    ["co", true],
    ["co", false],
  ] as const)("the %s, published %p", async (who, isPublished) => {
    const stage = await makeStage(site, people, isPublished);
    for (const call of ORGANISERS_CALLS) {
      const { status } = await send(call, stage, people[who].token);
      expect({ call: call.call, status }).toEqual({ call: call.call, status: call.status });
    }
  });
});
