// The server reads every variable that deploy/ and the compose files set, and these files agree with each other.
import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { YAML } from "bun";
import { readConfig } from "#server/config.ts";
import { PROXY_HEADERS } from "#server/http/proxy-headers.ts";

const read = (path: string) => readFileSync(join(import.meta.dir, "..", path), "utf8");

interface Service {
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
}
const servicesOf = (path: string) =>
  (YAML.parse(read(path)) as { services: Record<string, Service> }).services;
const known = new Set(
  [...read("README.md").matchAll(/^\| ([^|]*`[A-Z_]+`[^|]*) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
  ),
);

/** Replaces `${NAME:-default}` and `${NAME:?sentence}`, with a value for each name. */
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name, otherwise) => values[name] ?? otherwise ?? "");

test.each(["compose.yaml", "deploy/compose.four.yaml"])(
  "%s: a server reads every variable, and starts with them",
  (path) => {
    const sites = Object.entries(servicesOf(path)).filter(([name]) => name.startsWith("site"));
    expect(sites).toHaveLength(path === "compose.yaml" ? 1 : 4);
    const values = {
      POSTGRES_PASSWORD: "secret",
      PUBLIC_URL: "https://scores.example.org",
      SMTP_URL: "smtp://mail:25",
    };
    for (const [, { environment = {} }] of sites) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      const variables = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, filled(String(value), values)]),
      );
      const config = readConfig({ ...variables, NODE_ENV: "production" });
      expect(config).toMatchObject({
        databaseUrl: "postgres://scorecards:secret@db:5432/scorecards",
        publicUrl: "https://scores.example.org",
        trustProxyHops: path === "compose.yaml" ? 0 : 1,
      });
    }
  },
);

test.each(["compose.yaml", "deploy/compose.four.yaml"])(
  "%s: whatever an operator may set reaches the servers; the image itself sets the rest",
  (path) => {
    const own = [...read("Dockerfile").matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name!);
    // Made once and kept in the database that all of them share; and containers have no demo.
    const left = new Set([...own, "JWT_SECRET", "DEMO"]);
    for (const [name, { environment = {} }] of Object.entries(servicesOf(path)))
      if (name.startsWith("site"))
        expect([...known].filter((variable) => !left.has(variable) && !(variable in environment))).toEqual(
          [],
        );
  },
);

test("what the image copies is there", () => {
  const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
    files!.split(" "),
  );
  expect(copied.length).toBeGreaterThan(3);
  for (const file of copied)
    expect([file, existsSync(join(import.meta.dir, "..", file))]).toEqual([file, true]);
});

test("nginx of the four servers knows each of them by its name", () => {
  const names = Object.keys(servicesOf("deploy/compose.four.yaml")).filter((name) => name.startsWith("site"));
  const upstreams = [...read("deploy/upstreams.compose.conf").matchAll(/^server ([\w-]+):3000 /gm)];
  expect(upstreams.map(([, name]) => name)).toEqual(names);
});

test("nginx writes every header that a server believes a proxy of ours: what it does not write, a client can", () => {
  for (const name of Object.values(PROXY_HEADERS))
    expect(read("deploy/nginx.conf")).toMatch(new RegExp(`proxy_set_header ${name} \\$`, "i"));
});

test("nginx keeps what is for those who run the site, however its address ends: a slash was let through", () => {
  const [, location] = /location ~ (\S+) \{\s+allow 127\.0\.0\.1;/.exec(read("deploy/nginx.conf"))!;
  const kept = new RegExp(location!);
  for (const path of ["/metrics", "/metrics/", "/readyz/", "/healthz//"]) expect(path).toMatch(kept);
  for (const path of ["/", "/metrics-cup", "/spring/metrics"]) expect(path).not.toMatch(kept);
});

test("nginx leaves no server out for saying 503, except of streams: without a database all say it, and still have pages", () => {
  const text = read("deploy/nginx.conf");
  const [streams] = /location ~ \S+live\)\$ \{[^}]+\}/.exec(text)!;
  expect(streams).toContain("proxy_pass http://scorecards_live;");
  expect(streams).toMatch(/proxy_next_upstream [^;]*http_503/);
  const others = text.replace(streams, "");
  expect(others).not.toMatch(/proxy_next_upstream [^;]*http_503/);
  expect(others).not.toContain("proxy_pass http://scorecards_live;");
});

test("every image is a standard one, of a fixed major", () => {
  const images = ["compose.yaml", "deploy/compose.four.yaml"].flatMap((path) =>
    Object.values(servicesOf(path)).flatMap(({ image }) => image ?? []),
  );
  const bases = [...read("Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  for (const image of [...images, ...bases])
    expect(image).toMatch(/^(postgres:\d+|nginx:\d+\.\d+|node:\d+-bookworm-slim|scorecards)$/);
});
