// What a production server logs: a JSON object per line, each request with its id, and nobody's secrets.
import { expect, test } from "bun:test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { newDataDir, removeDataDir, startServer } from "../crash/processes.ts";
import { atEnd } from "../harness/closing.ts";
import { freshDatabase } from "../harness/database.ts";
import { accepted, linkTo } from "../harness/site.ts";

test("lines name requests and times; tokens, passwords and addresses of people are in none but the mails of a site without a mail server", async () => {
  const database = await freshDatabase();
  const dataDir = await newDataDir();
  atEnd(async () => {
    await removeDataDir(dataDir);
    await database.drop();
  });
  const secret = "a-secret-of-at-least-32-characters!";
  const server = await startServer({
    dataDir,
    databaseUrl: database.url,
    variables: { NODE_ENV: "production", JWT_SECRET: secret },
  });
  atEnd(server.stop);
  const { call } = server;
  const person = await server.register("Robin Hale");
  await call("POST", "/api/login", { body: { email: person.email, password: "wrong-guess-1" } });
  await accepted(call("POST", "/api/password/forgot", { body: { email: person.email } }));
  const link = new URL(await linkTo(dataDir, person.email));
  const reset = link.searchParams.get("token")!;
  await call("GET", `${link.pathname}${link.search}`);
  await accepted(call("POST", "/api/password/reset", { body: { token: reset, password: "chosen-anew-1" } }));
  await call("POST", "/api/teams", { token: person.token, body: "{not json" });
  await call("GET", "/api/nothing", { headers: { "x-request-id": "found-again" } });
  await server.stop();

  const read = (name: string) => readFile(join(dataDir, `server-${server.port}${name}.log`), "utf8");
  const text = (await read("")) + (await read("-errors"));
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  for (const line of lines)
    expect(line).toMatchObject({
      at: expect.any(String),
      level: expect.any(String),
      message: expect.any(String),
    });
  expect(lines.find(({ id }) => id === "found-again")).toMatchObject({
    message: "request",
    method: "GET",
    path: "/api/nothing",
    status: 404,
    milliseconds: expect.any(Number),
  });
  expect(lines.filter(({ path }) => path === "/api/login").map(({ status }) => status)).toEqual([200, 401]);
  // Without a mail server, whoever reads the lines must pass the links on; with one, no link is printed.
  const [mailed, others] = [true, false].map((mail) =>
    text.split("\n").filter((line) => line.includes('"message":"Mail to ') === mail),
  );
  // To verify, to reset, and the notice that the password was changed.
  expect(mailed!.map((line) => line.includes("token="))).toEqual([true, true, false]);
  for (const hidden of [
    secret,
    person.token,
    person.password,
    "wrong-guess-1",
    "chosen-anew-1",
    reset,
    "token=",
    person.email,
    new URL(database.url).password,
  ])
    expect(others!.join("\n")).not.toContain(hidden);
});
