// The log is append-only in the database itself, for the application's role and for the tables' owner.
import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "kysely";
import pg from "pg";
import { applicationRole } from "#server/postgres/application-role.ts";
import { atEnd } from "../harness/closing.ts";
import { openTestSite, type TestSite } from "../harness/site.ts";

let site: TestSite;
let client: pg.Client;

beforeAll(async () => {
  site = await openTestSite();
  await site.withTeams(await site.register());
  client = new pg.Client({ connectionString: site.databaseUrl });
  client.on("error", () => {});
  await client.connect();
  atEnd(() => client.end());
});

const rows = async () => (await client.query("select * from changes order by position")).rows;

const rewritings = [
  "update changes set kind = 'AddTeam'",
  "update changes set events = '[]' where version = 1",
  "update changes set version = version where false",
  "delete from changes",
  "delete from changes where false",
  "truncate changes",
  "truncate changes cascade",
];

describe.each([applicationRole, "the owner"])("as %s", (role) => {
  test.each(rewritings)("%s is refused", async (statement) => {
    const before = await rows();
    await client.query(role === applicationRole ? `set role ${applicationRole}` : "reset role");
    const outcome = await client.query(statement).catch((error) => error);
    await client.query("reset role");
    expect(outcome).toBeInstanceOf(pg.DatabaseError);
    expect(outcome.code).toBe("42501");
    expect(await rows()).toEqual(before);
  });
});

test("the application's role can neither lift the trigger nor change the log's table", async () => {
  for (const statement of [
    "alter table changes disable trigger append_only",
    "drop trigger append_only on changes",
    "drop table changes",
    "update epoch set value = 'x'",
    "set session_replication_role = replica",
  ]) {
    await client.query(`set role ${applicationRole}`);
    const outcome = await client.query(statement).catch((error) => error);
    await client.query("reset role");
    expect(outcome).toBeInstanceOf(pg.DatabaseError);
  }
});

test("the site itself works as that role", async () => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(site.site.db);
  expect(rows).toEqual([{ role: applicationRole }]);
});
