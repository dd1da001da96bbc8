// Reads the environment into one frozen object, or says in one sentence which variable is wrong.
import { resolve } from "node:path";
import { z } from "zod";
import { hostInAddress } from "./http/address.ts";
import { databaseAddressFault } from "./postgres/database-address.ts";
import { StartRefusal } from "./start-refusal.ts";
import { parseVerificationFiles } from "./verification-files.ts";

/** A shorter secret could be guessed offline from a single token. */
const shortestProductionSecret = 32;
const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

const address = (protocols: string[], like: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol) && text.includes("://"),
      { error: `must look like ${like}`, abort: true },
    );

/** A URL with a host: a mail server has no default location. */
const hasHost = (text: string): boolean => new URL(text).hostname !== "";

/** The pages and calls are at the root of their host. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return /^\/*$/.test(pathname) && `${search}${hash}${username}${password}` === "";
};

const switchedOn = z.enum(["on", "true", "yes"]);
const switchedOff = z.enum(["off", "false", "no"]);

const environment = z.object({
  // Any other word would put a development server in front of people.
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test")
    .default("development"),
  PORT: z
    .string()
    .regex(/^\d+$/, "must be a whole number from 0 to 65535")
    .transform(Number)
    .refine((port) => port <= 65_535, "must be a whole number from 0 to 65535")
    .default(3000),
  HOST: z
    .string()
    .regex(/^(?:[\w.:-]+|\[[\w.:]+\])$/, "must be a host name or an IP address")
    .transform((host) => host.replace(/^\[|\]$/g, ""))
    .refine((host) => URL.canParse(`http://${hostInAddress(host)}`), "must be a host name or an IP address")
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: address(["postgres:", "postgresql:"], "postgres://user:password@host:5432/database")
    .superRefine((url, context) => {
      const message = databaseAddressFault(url);
      if (message) context.addIssue({ code: "custom", message });
    })
    .optional(),
  JWT_SECRET: z.string().optional(),
  SMTP_URL: address(["smtp:", "smtps:"], "smtp://user:password@host:587")
    .refine(hasHost, "must name a host, such as smtp://user:password@host:587")
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+[^\r\n]*$/, "must hold an e-mail address")
    .default("Volleyball Scorecards <no-reply@localhost>"),
  PUBLIC_URL: address(["http:", "https:"], "https://scores.example.org")
    .refine(
      isOrigin,
      "must be an address without a path, a question mark or a user, such as https://scores.example.org",
    )
    .optional(),
  DEMO: z.union([switchedOn, switchedOff], "must be on or off").optional(),
  CONTACT_TO: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, "must be an e-mail address")
    .optional(),
  CONTACT_RELAY_URL: address(["http:", "https:"], "https://forms.example.org/submit").optional(),
  CONTACT_RELAY_KEY: z.string().optional(),
  VERIFICATION_FILES: z.string().default(""),
  TRUST_PROXY: z
    .union(
      [
        switchedOn.transform(() => 1),
        switchedOff.transform(() => 0),
        z.string().regex(/^\d$/).transform(Number),
      ],
      "must be on, off or the number of proxies in front, at most 9",
    )
    .default(0),
});

export type Config = ReturnType<typeof readConfig>;

/** An empty variable counts as unset. Throws a `StartRefusal` that names the first wrong one. */
export function readConfig(variables: Record<string, string | undefined>) {
  const filled = Object.entries(variables).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()] as const] : [],
  );
  const read = environment.safeParse(Object.fromEntries(filled));
  if (!read.success) {
    const [wrong] = read.error.issues;
    throw new StartRefusal(`The environment variable ${wrong?.path.join(".")} ${wrong?.message}.`);
  }
  const env = read.data;
  const production = env.NODE_ENV === "production";
  if (production && env.JWT_SECRET && env.JWT_SECRET.length < shortestProductionSecret)
    throw new StartRefusal(
      `The environment variable JWT_SECRET must have at least ${shortestProductionSecret} characters in production; leave it unset to have one made and kept in the database.`,
    );
  const demoByDefault = !env.DATABASE_URL && !production && loopback.test(env.HOST);
  return Object.freeze({
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    jwtSecret: env.JWT_SECRET ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null,
    /** Wanted by the configuration; whether the database is new and empty is for the start to find out. */
    demo: env.DEMO ? switchedOn.safeParse(env.DEMO).success : demoByDefault,
    contactTo: env.CONTACT_TO ?? null,
    /** A form service that gets a copy of each contact request. */
    contactRelayUrl: env.CONTACT_RELAY_URL ?? null,
    contactRelayKey: env.CONTACT_RELAY_KEY ?? null,
    /** From a path with its leading slash to the text served there. */
    verificationFiles: parseVerificationFiles(env.VERIFICATION_FILES),
    /** How many entries of X-Forwarded-For, from the right, our own proxies wrote. */
    trustProxyHops: env.TRUST_PROXY,
  });
}
