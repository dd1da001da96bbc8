// Divisions and teams over HTTP: added, read, changed, removed; wrong input is refused with a reason.
import { describe, expect, test } from "bun:test";
import { accepted } from "../harness/site.ts";
import { openEntityCalls } from "./entity-calls.ts";

const { site, owner, open, id, call, addGame, refused } = await openEntityCalls();

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
      error: "There is already a team named “Aces”.",
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
