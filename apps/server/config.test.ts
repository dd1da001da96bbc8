// The environment: the defaults, and that every wrong value is named.
import { describe, expect, test } from "bun:test";
import { resolve } from "node:path";
import { readConfig } from "./config.ts";
import { StartRefusal } from "./start-refusal.ts";

const refusal = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
    throw error;
  }
  return null;
};

describe("nothing set", () => {
  test("is a server on the loopback with an embedded database and a demo", () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("./data"),
      databaseUrl: null,
      jwtSecret: null,
      smtpUrl: null,
      mailFrom: "Volleyball Scorecards <no-reply@localhost>",
      publicUrl: null,
      demo: true,
      contactTo: null,
      contactRelayUrl: null,
      contactRelayKey: null,
      verificationFiles: {},
      trustProxyHops: 0,
    });
  });
  test("an empty variable counts as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", JWT_SECRET: "" })).toEqual(readConfig({}));
  });
  test("the object is frozen", () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});

describe("the demo", () => {
  test.each([
    [{ HOST: "0.0.0.0" }, false],
    [{ NODE_ENV: "production" }, false],
    [{ DATABASE_URL: "postgres://localhost/scores" }, false],
    [{ DEMO: "off" }, false],
    [{ HOST: "::1" }, true],
    [{ HOST: "0.0.0.0", DEMO: "on" }, true],
  ])("%p → %p", (variables: Record<string, string>, demo) => {
    expect(readConfig(variables).demo).toBe(demo);
  });
});

test("an address of IPv6 is the same with its brackets and without", () => {
  for (const HOST of ["::1", "[::1]"]) expect(readConfig({ HOST }).host).toBe("::1");
});

test("a public address is an origin: its closing slash and capitals go", () => {
  expect(readConfig({ PUBLIC_URL: "https://Scores.example.org:8443/" }).publicUrl).toBe(
    "https://scores.example.org:8443",
  );
});

test.each([
  ["on", 1],
  ["off", 0],
  ["2", 2],
])("TRUST_PROXY=%s is %d hops", (value, hops) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxyHops).toBe(hops);
});

test.each([
  ["loader.txt=abc", { "/loader.txt": "abc" }],
  ["/a.txt=1,/b/c.txt=2", { "/a.txt": "1", "/b/c.txt": "2" }],
  ["a.txt=1 b.txt=2", { "/a.txt": "1", "/b.txt": "2" }],
  ["ads.txt=shop.com, pub-1, DIRECT\nb.txt=x=y", { "/ads.txt": "shop.com, pub-1, DIRECT", "/b.txt": "x=y" }],
])("VERIFICATION_FILES %p", (value, files) => {
  expect(readConfig({ VERIFICATION_FILES: value }).verificationFiles).toEqual(files);
});

test.each([
  { PORT: "http" },
  { PORT: "65536" },
  { PORT: "-1" },
  { HOST: "a b" },
  { HOST: "[::1" },
  { HOST: "::1]" },
  { HOST: ":::" },
  { DATABASE_URL: "mysql://localhost/x" },
  { DATABASE_URL: "localhost" },
  { DATABASE_URL: "postgres:scores" },
  { DATABASE_URL: "postgres://k%E0%A4:p@localhost/x" },
  { DATABASE_URL: "postgres://kim:%ff@localhost/x" },
  { DATABASE_URL: "postgres://localhost/%ff" },
  { DATABASE_URL: "postgres://localhost:99999/x" },
  { DATABASE_URL: "postgres://localhost/x?port=many" },
  { DATABASE_URL: "postgres://localhost/x?port=70000" },
  { DATABASE_URL: "postgres://localhost/x?sslmode=on" },
  { DATABASE_URL: "postgres://localhost/x?sslrootcert=/no/such/file" },
  { SMTP_URL: "http://mail" },
  { SMTP_URL: "smtp://" },
  { SMTP_URL: "smtp:mail" },
  { MAIL_FROM: "nobody" },
  { PUBLIC_URL: "scores.example.org" },
  { PUBLIC_URL: "https://example.org/scores" },
  { PUBLIC_URL: "https://example.org/?club=1" },
  { PUBLIC_URL: "https://kim:secret@example.org" },
  { NODE_ENV: "prod" },
  { DEMO: "maybe" },
  { CONTACT_TO: "me" },
  { VERIFICATION_FILES: "just text" },
  { VERIFICATION_FILES: "api/x=1" },
  { TRUST_PROXY: "sometimes" },
])("%p is refused in one sentence naming the variable", (variables: Record<string, string>) => {
  const [name] = Object.keys(variables);
  expect(refusal(variables)).not.toContain("kim");
  expect(refusal(variables)).toMatch(new RegExp(`^The environment variable ${name} .*\\.$`));
});

test.each(["100%sure", "p@ss", "%zz", "a b"])(
  "a password that the driver can read is taken: %s",
  (password) => {
    const url = `postgres://kim:${password}@localhost/scores`;
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

test("a short JWT_SECRET is refused in production only", () => {
  expect(refusal({ JWT_SECRET: "short" })).toBeNull();
  expect(refusal({ JWT_SECRET: "short", NODE_ENV: "production" })).toContain("JWT_SECRET");
});
