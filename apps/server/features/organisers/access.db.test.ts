// Who may do what with organisers and feedback: every kind of caller at every call, published and
// unpublished (rules 26 and 27).
import { beforeAll, describe, expect, test } from "bun:test";
import { coOrganiser } from "#tests/harness/co-organiser.ts";
import { changeCount } from "#tests/harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";
import { tokensFor } from "#tests/harness/tokens.ts";

let site: TestSite;
const tokens: Record<string, string | undefined> = {};
const tournaments: Record<string, { id: string; feedback: string }> = {};

beforeAll(async () => {
  site = await openTestSite();
  const [owner, co, stranger] = [await site.register(), await site.register(), await site.register()];
  const { ended: expired, "of another secret": forged } = tokensFor(site, owner);
  Object.assign(tokens, {
    nobody: undefined,
    expired,
    forged,
    stranger: stranger.token,
    "co-organiser": co.token,
    owner: owner.token,
  });
  for (const [kind, isPublished] of [
    ["published", true],
    ["unpublished", false],
  ] as const)
    tournaments[kind] = await prepared(owner, co, isPublished);
});

async function prepared(owner: Person, co: Person, isPublished: boolean) {
  const { _id: id } = await site.tournament(owner, { isPublished });
  await coOrganiser(site, owner, id, co);
  const given = site.call("POST", `/api/feedback/${id}`, { token: owner.token, body: { text: "Well done" } });
  return { id, feedback: (await accepted(given))._id };
}

type Call = (of: { id: string; feedback: string }) => [method: string, path: string, body?: unknown];
const read: Record<string, Call> = {
  "listing organisers": ({ id }) => ["GET", `/api/tournaments/${id}/organisers`],
};
const written: Record<string, Call> = {
  "inviting an organiser": ({ id }) => [
    "POST",
    `/api/tournaments/${id}/organisers`,
    { email: "new@example.org" },
  ],
  "removing an organiser": ({ id }) => ["DELETE", `/api/tournaments/${id}/organisers/${crypto.randomUUID()}`],
  "hiding feedback": ({ id, feedback }) => ["DELETE", `/api/feedback/${id}/${feedback}`],
};
const open: Record<string, Call> = {
  "reading feedback": ({ id }) => ["GET", `/api/feedback/${id}`],
  "giving feedback": ({ id }) => ["POST", `/api/feedback/${id}`, { text: "Well done" }],
};

const outsiders = ["nobody", "expired", "forged", "stranger"];
const insiders = ["co-organiser", "owner"];
const without = (caller: string) => caller !== "stranger";

async function statusOf(call: Call, kind: string, caller: string): Promise<number> {
  const [method, path, body] = call(tournaments[kind]!);
  return (await site.call(method, path, { token: tokens[caller], body })).status;
}

describe.each(["published", "unpublished"])("%s", (kind) => {
  test.each(Object.entries({ ...read, ...written }))("%s", async (name, call) => {
    const before = await changeCount(site);
    for (const caller of outsiders) {
      const right = without(caller) ? 401 : kind === "published" ? 403 : 404;
      expect([caller, await statusOf(call, kind, caller)]).toEqual([caller, right]);
    }
    expect(await changeCount(site)).toBe(before);
    for (const caller of insiders) {
      const status = await statusOf(call, kind, caller);
      expect([caller, name === "removing an organiser" ? status === 404 : status < 300]).toEqual([
        caller,
        true,
      ]);
    }
  });

  test.each(Object.entries(open))("%s", async (_, call) => {
    for (const caller of outsiders) {
      const status = await statusOf(call, kind, caller);
      expect([caller, kind === "published" ? status < 300 : status === 404]).toEqual([caller, true]);
    }
    for (const caller of insiders) expect(await statusOf(call, kind, caller)).toBeLessThan(300);
  });
});

test.each(["nobody", "expired", "forged"])(
  "%s has no feedback, password, sessions or invitations",
  async (caller) => {
    const token = tokens[caller];
    for (const [method, path] of [
      ["GET", "/api/adminfeedback/"],
      ["POST", "/api/password/change"],
      ["POST", "/api/sessions/end"],
      ["POST", "/api/invitations/accept"],
    ] as const) {
      const body = method === "POST" ? { token: "x", current: "x", password: "long enough" } : undefined;
      expect((await site.call(method, path, { token, body })).status).toBe(401);
    }
    for (const path of ["/api/share/", "/api/share-count-by-platform/", "/api/feedback/"])
      expect((await site.call("GET", path, { token })).status).toBe(200);
  },
);
