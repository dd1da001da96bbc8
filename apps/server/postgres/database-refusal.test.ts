// A database that cannot be used is explained in a sentence for whoever runs the site, without the password.
import { expect, test } from "bun:test";
import { databaseRefusal } from "./database-refusal.ts";
import { migrate } from "./migrate.ts";

const url = "postgres://kim:secret@db.example.org/scores";

test.each([
  [
    { code: "ECONNREFUSED" },
    "db.example.org:5432/scores, does not answer (ECONNREFUSED); start it, or correct DATABASE_URL.",
  ],
  [{ message: "timeout exceeded when trying to connect" }, "does not answer (timeout exceeded"],
  [{ code: "57P03" }, "is starting or stopping"],
  [{ code: "28P01" }, "does not let the user kim in"],
  [
    { message: "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string" },
    "the user and password there",
  ],
  [{ code: "3D000" }, "There is no such database as DATABASE_URL names, db.example.org:5432/scores;"],
  [{ code: "42501" }, "does not belong to the user kim"],
  [
    { code: "08P01", message: "unsupported startup parameter in options: lock_timeout" },
    "is a pooler that takes no settings of a connection",
  ],
  [{ message: "The server does not support SSL connections" }, "set sslmode in DATABASE_URL"],
])("%p", (error, words) => {
  const said = databaseRefusal(url, error)?.message;
  expect(said).toContain(words);
  expect(said).not.toContain("secret");
});

test("a fault of ours is none of it; a socket's folder is its place", () => {
  expect(databaseRefusal(url, new TypeError("x is not a function"))).toBeNull();
  const late = { code: "57014", message: "canceling statement due to statement timeout" };
  expect(databaseRefusal(url, late)).toBeNull();
  const socket = "postgres:///scores?host=/run/postgresql";
  expect(databaseRefusal(socket, { code: "ENOENT" })?.message).toContain("/run/postgresql:5432/scores");
});

test("a user with a lone % is named as written: telling it was a fault of its own", () =>
  expect(databaseRefusal("postgres://k%im:secret@localhost/x", { code: "28P01" })?.message).toContain(
    "does not let the user k%im in",
  ));

test("a start without its database", () =>
  expect(migrate({ url: "postgres://kim:secret@127.0.0.1:1/scores" })).rejects.toThrow(
    "127.0.0.1:1/scores, does not answer (ECONNREFUSED)",
  ));
