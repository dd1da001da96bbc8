// A tournament as it was, its log exported, and that log imported as a copy: equal once the ids are mapped.
import { beforeAll, describe, expect, test } from "bun:test";
import { canonical } from "#events/canonical.ts";
import { UPLOAD_BYTES } from "#server/http/body.ts";
import { MOST_CHANGES } from "#server/log/bounds.ts";
import { digestOf } from "#tests/harness/digest.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let other: Person;
let open: WithTeams;
let of: string;
let log: string;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Olga Owner");
  other = await site.register("Sam Other");
  open = await site.withTeams(owner);
  of = open.tournament._id;
  const game = await site.game(owner, open);
  await accepted(call("PUT", `/api/${of}/games/${game._id}`, { scoreTeam1: 25, scoreTeam2: 20 }));
  await accepted(call("PUT", `/api/teamstanding/${of}`));
  const [opener] = await accepted(call("POST", `/api/tournaments/${of}/playoffs`, { method: "standard" }));
  await accepted(call("PUT", `/api/playoffgames/${of}/${opener._id}`, { scoreTeam1: 25, scoreTeam2: 9 }));
  const { changes } = await accepted(call("GET", `/api/tournaments/${of}/history?limit=1`));
  await accepted(call("POST", `/api/tournaments/${of}/history/${changes[0].change}/undo`));
  log = String(await accepted(call("GET", `/api/tournaments/${of}/events`)));
});

const call = (method: string, path: string, body?: unknown, person = owner) =>
  site.call(method, path, { token: person.token, body });
const imported = (text: string, query = "?slug=copy", person = other) =>
  call("POST", `/api/tournaments/import${query}`, text, person);
const snapshot = (id: string, query = "", person = owner) =>
  accepted(call("GET", `/api/tournaments/${id}/snapshot${query}`, undefined, person));

/** Ids numbered in order of appearance, so that contents that differ only in ids read the same. */
function mapped({
  tournament,
  divisions,
  teams,
  games,
  wildcardGames,
  playoffGames,
  standings,
}: Record<string, object>) {
  const ids = new Map<string, string>();
  const text = canonical({
    tournament: { ...tournament, linkindex: null },
    divisions,
    teams,
    games,
    wildcardGames,
    playoffGames,
    standings,
  });
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    if (!ids.has(id)) ids.set(id, `id-${ids.size}`);
    return ids.get(id)!;
  });
}

// The key was ignored: repeating an import whose answer was lost was refused because its own link was taken.
test("an import under a key happens once; the key is of no other log", async () => {
  const key = crypto.randomUUID();
  const send = (text: string, idempotencyKey: string = key) =>
    site.call("POST", "/api/tournaments/import?slug=under-a-key", {
      token: other.token,
      body: text,
      headers: { "idempotency-key": idempotencyKey },
    });
  const [first, meanwhile] = await Promise.all([send(log), send(log)]);
  const again = await send(log);
  for (const answer of [first, meanwhile, again])
    expect(answer).toMatchObject({ status: 201, body: { linkindex: "under-a-key" } });
  expect(new Set([first, meanwhile, again].map(({ body }) => body._id)).size).toBe(1);
  expect(await send(`${log}\n`)).toMatchObject({ status: 422, body: { code: "idempotency-key-reused" } });
  expect(await send(log, crypto.randomUUID())).toMatchObject({ status: 409, body: { code: "slug-taken" } });
  expect(await send(log, "no key")).toMatchObject({ status: 400, body: { code: "bad-idempotency-key" } });
});

test("the export is one change per line, in order, and names no person", async () => {
  const changes = log
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { version } = await snapshot(of);
  expect(changes.map((change) => change.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
  for (const personal of [owner.name, owner.email]) expect(log).not.toContain(personal);
});

describe("as it was", () => {
  test("at every version: the teams come one by one, and the last one is now", async () => {
    const now = await snapshot(of);
    const counts = [];
    for (let version = 1; version <= now.version; version++) {
      const then = await snapshot(of, `?version=${version}`);
      expect(then.version).toBe(version);
      counts.push(then.teams.length);
    }
    expect(counts.slice(0, 8)).toEqual([0, 0, 1, 2, 3, 4, 5, 5]);
    expect(await snapshot(of, `?version=${now.version}`)).toEqual(now);
  });

  test("at a time: the last change at or before it", async () => {
    const { changes } = await accepted(call("GET", `/api/tournaments/${of}/history`));
    for (const { at, version } of changes) {
      const then = await snapshot(of, `?at=${encodeURIComponent(at)}`);
      expect(then.version).toBeGreaterThanOrEqual(version);
      expect(changes.find((change: { version: number }) => change.version === then.version).at).toBe(at);
    }
  });

  test("before the creation and after the last there was nothing; nonsense is 400", async () => {
    const status = async (query: string) =>
      (await call("GET", `/api/tournaments/${of}/snapshot?${query}`)).status;
    expect(await status("version=0")).toBe(404);
    expect(await status("version=999")).toBe(404);
    expect(await call("GET", `/api/tournaments/${of}/snapshot?at=2000-01-01T00:00:00Z`)).toMatchObject({
      status: 404,
      body: { error: "The tournament did not exist yet at that time." },
    });
    for (const query of ["version=x", "version=-1", "at=soon", "at="]) expect(await status(query)).toBe(400);
  });
});

describe("an import", () => {
  test("is a tournament of the caller, equal after mapping, with new ids throughout", async () => {
    const { status, body: card } = await imported(log);
    expect({ status, card }).toMatchObject({
      status: 201,
      card: { linkindex: "copy", owner: other.account },
    });
    const [before, after] = [await snapshot(of), await snapshot(card._id, "", other)];
    expect(mapped(after)).toBe(mapped(before));
    const copy = String(await accepted(call("GET", `/api/tournaments/${card._id}/events`, undefined, other)));
    const idsIn = (text: string) => new Set(text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g));
    expect([...idsIn(copy)].filter((id) => idsIn(log).has(id))).toEqual([]);
    const { changes } = await accepted(call("GET", `/api/tournaments/${card._id}/history`, undefined, other));
    for (const { actor } of changes) expect(actor).toEqual({ _id: "imported", name: "imported" });
    await accepted(call("POST", `/api/tournaments/${card._id}/history/${changes[0].change}/undo`, {}, other));
    expect((await call("PUT", `/api/tournaments/${card._id}`, { name: "X" })).status).toBe(403);
  });

  test("of a taken link is 409, and the first tournament is untouched", async () => {
    const before = await digestOf(site);
    for (const query of ["", `?slug=${open.tournament.linkindex}`])
      expect(await imported(log, query)).toMatchObject({
        status: 409,
        body: { code: "slug-taken", error: "A tournament with this link already exists." },
      });
    expect(await imported(log, "?slug=admin")).toMatchObject({
      status: 400,
      body: { fields: { slug: expect.any(String) } },
    });
    expect(await digestOf(site)).toBe(before);
  });

  test("has a link as every tournament has one, whatever its log says: one of the site's pages was taken", async () => {
    const linked = (link: string) =>
      log.replace(/"linkindex":"[^"]*"/, `"linkindex":${JSON.stringify(link)}`);
    const before = await digestOf(site);
    for (const link of ["auth", "Admin", "api", "../", "//"])
      expect(await imported(linked(link), "")).toMatchObject({
        status: 400,
        body: { fields: { slug: "Please choose another link." } },
      });
    expect(await digestOf(site)).toBe(before);
    for (const [link, cleaned] of [
      ["//evil.example/x?y#z", "evilexamplexyz"],
      ["Spring-Open 05042024", "spring-open-05042024"],
    ] as const) {
      const { status, body } = await imported(linked(link), "");
      if (status === 201) expect(body.linkindex).toBe(cleaned);
      else expect({ status, body }).toMatchObject({ status: 409, body: { code: "slug-taken" } });
    }
  });

  test("of a log that moves the tournament to another link or owner is refused", async () => {
    const lines = log.trimEnd().split("\n");
    const last = JSON.parse(lines.at(-1)!);
    const tournament = JSON.parse(lines[0]!).events[0];
    for (const field of ["linkindex", "owner"]) {
      const moved = {
        ...last,
        change: "moved",
        version: last.version + 1,
        undoes: [],
        events: [
          {
            ...tournament,
            type: "TournamentSettingsChanged",
            before: { [field]: tournament.after[field] },
            after: { [field]: other.account },
          },
        ],
      };
      expect(await imported(`${lines.join("\n")}\n${JSON.stringify(moved)}`, "?slug=moved")).toMatchObject({
        status: 400,
        body: { code: "damaged-log", line: lines.length + 1, error: expect.stringContaining("never change") },
      });
    }
  });

  test("of a damaged log is 400 with its line, and nothing is kept", async () => {
    const lines = log.trimEnd().split("\n");
    const without = (line: number) => lines.filter((_, index) => index !== line - 1);
    const changed = (line: number, from: string | RegExp, to: string) =>
      lines.map((text, index) => (index === line - 1 ? text.replace(from, to) : text));
    const damages: [string[], number][] = [
      [changed(3, /^./, ""), 3],
      [changed(1, '"role":"owner"', '"role":"invited"'), lines.length],
      [changed(5, '"TeamAdded"', '"TeamInvented"'), 5],
      [changed(4, '"after":{', '"after":{"unheard":1,'), 4],
      [without(1), 1],
      [without(4), 4],
      [[...lines, lines.at(-1)!], lines.length + 1],
      [[lines[1]!, lines[0]!, ...lines.slice(2)], 1],
    ];
    const before = await digestOf(site);
    for (const [damaged, line] of damages)
      expect(await imported(damaged.join("\n"), "?slug=damaged")).toMatchObject({
        status: 400,
        body: { code: "damaged-log", line, error: expect.stringContaining(`line ${line}`) },
      });
    expect(await imported("", "?slug=damaged")).toMatchObject({ status: 400, body: { code: "damaged-log" } });
    expect(await digestOf(site)).toBe(before);
  });
});

test("rule 39: no log that may be sent has more changes than a tournament may have", () => {
  const shortest = Math.min(
    ...log
      .trim()
      .split("\n")
      .map((line) => line.length),
  );
  expect(UPLOAD_BYTES / shortest).toBeLessThan(MOST_CHANGES);
});
