// Every call of the table with bodies, paths and queries that no page sends: refused in one shape, and nothing changes.
import { beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { accountById } from "#server/accounts/store.ts";
import { digestOf } from "../harness/digest.ts";
import { openTestSite, type TestSite } from "../harness/site.ts";
import { ALL_CALLS } from "./calls/all.ts";
import { bodyOf, type Call, methodOf, pathOf, routeOf } from "./calls/call.ts";
import { makePeople, makeStage, type Stage } from "./calls/stage.ts";
import { hostileFor, oddPart, oddQuery, SECRET } from "./hostile-input.ts";

const SEED = 20240504;
const RUNS = 20;

let site: TestSite;
let stage: Stage;
let token: string;

beforeAll(async () => {
  site = await openTestSite();
  stage = await makeStage(site, await makePeople(site));
  token = stage.people.owner.token;
});

/** Ending all sessions is a call of the table too; the owner then goes on with a new session. */
async function signInAgain(): Promise<void> {
  const { db, sessions } = site.site;
  token = await sessions.tokenFor((await accountById(db, stage.people.owner.account))!);
}

interface Sent {
  method: string;
  path: string;
  text?: string;
  headers: Record<string, string>;
}

/** The status and the whole answer; a stream that opens is closed unread. */
async function answerTo({ method, path, text, headers }: Sent) {
  const controller = new AbortController();
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: controller.signal,
    redirect: "manual",
    ...(text === undefined ? {} : { body: text }),
  });
  const { status } = response;
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("text/event-stream")) return { status, type, said: await response.text() };
  controller.abort();
  return { status, type, said: "" };
}

const INNER =
  /\n\s+at |node_modules|\.ts:\d|select .* from |insert into|violates|syntax error|PostgresError|Invalid (input|option|string)|Unrecognized key|Too (big|small):/i;

/** The digest since the last call that was accepted. */
let unchanged: string | null = null;

async function isTaken(sent: Sent): Promise<void> {
  unchanged ??= await digestOf(site);
  const before = unchanged;
  const { status, type, said } = await answerTo(sent);
  if (status < 400) unchanged = null;
  if (sent.path.startsWith("/api/sessions/end") && status === 200) await signInAgain();
  expect(status).toBeLessThan(500);
  expect(said).not.toContain(SECRET);
  if (status < 400) return;
  expect(said).not.toMatch(INNER);
  expect(type).toContain("application/json");
  const { error, code } = JSON.parse(said);
  expect(error).toMatch(/^\S.+/s);
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(code).not.toBe("signed-out");
  expect(await digestOf(site)).toBe(before);
}

/** Our own passwords replace the valid ones; the import's log stays a text. */
const withSecret = (body: unknown): unknown =>
  body !== null && typeof body === "object" && !Array.isArray(body)
    ? {
        ...body,
        ...("password" in body ? { password: SECRET } : {}),
        ...("current" in body ? { current: SECRET } : {}),
      }
    : body;

/** One call for each route. */
const routes = [...new Map(ALL_CALLS.map((call) => [routeOf(call.call), call])).values()].filter(({ call }) =>
  call.includes(" /api/"),
);
const withBody = routes.filter((call) => methodOf(call) !== "GET");

const each = (calls: Call[]) => calls.map((call) => [call.call, call] as const);

test.each(each(withBody))("bodies: %s", async (_, call) => {
  const good = withSecret(await bodyOf(call, stage));
  const [method, path] = [methodOf(call), pathOf(call, stage)];
  await fc.assert(
    fc.asyncProperty(hostileFor(good), ({ text, headers }) => isTaken({ method, path, text, headers })),
    { seed: SEED, numRuns: RUNS },
  );
});

const oddPath = (call: Call) =>
  fc.tuple(oddPart, fc.nat(10), fc.option(oddQuery)).map(([part, which, query]) => {
    const names = call.call.match(/:\w+/g) ?? [];
    const odd = names[which % Math.max(1, names.length)];
    const template = odd ? call.call.replace(odd, part) : call.call;
    const path = pathOf({ ...call, call: template }, stage);
    return query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
  });

test.each(each(routes))("paths and queries: %s", async (_, call) => {
  const [method, good] = [methodOf(call), withSecret(await bodyOf(call, stage))];
  const text = method === "GET" ? {} : { text: typeof good === "string" ? good : JSON.stringify(good ?? {}) };
  const headers = { "content-type": "application/json" };
  await fc.assert(
    fc.asyncProperty(oddPath(call), (path) => isTaken({ method, path, headers, ...text })),
    { seed: SEED, numRuns: RUNS / 2 },
  );
});
