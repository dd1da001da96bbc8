// A whole site in this process, with its own database and port, in one line of a test.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DivisionView, GameView, TeamView, TournamentView } from "#projections/views.ts";
import { readConfig } from "#server/config.ts";
import { listen } from "#server/http/listen.ts";
import { type OpenSite, openSite } from "#server/open-site.ts";
import { atEnd } from "./closing.ts";
import { freshDatabase } from "./database.ts";
import { onFreePort } from "./free-port.ts";

export interface Answered {
  status: number;
  /** Parsed if it is JSON, else the text. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape.
  body: any;
  headers: Headers;
}

export interface CallOptions {
  token?: string | undefined;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Person {
  token: string;
  account: string;
  name: string;
  email: string;
  password: string;
}

/** Fixture F1: Gold, four teams and the placeholder. */
export interface WithTeams {
  tournament: TournamentView;
  division: DivisionView;
  aces: TeamView;
  blockers: TeamView;
  crush: TeamView;
  diggers: TeamView;
  placeholder: TeamView;
}

export interface TestSite {
  url: string;
  site: OpenSite;
  /** As superuser, to look behind the site or to open a second one. */
  databaseUrl: string;
  dataDir: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answered>;
  /** Through the real calls and the mail in the outbox. */
  register(name?: string): Promise<Person>;
  /** Published, and by default "Spring Open" of 2024-05-04. */
  tournament(owner: Person, details?: Record<string, unknown>): Promise<TournamentView>;
  withTeams(owner: Person, details?: Record<string, unknown>): Promise<WithTeams>;
  /** Of F1: by default Aces against Blockers. */
  game(owner: Person, open: WithTeams, fields?: Record<string, unknown>): Promise<GameView>;
  stop(): Promise<void>;
}

export interface TestSiteOptions {
  /** An existing, migrated database: a second server beside another one. */
  databaseUrl?: string;
  /** Environment variables, such as PUBLIC_URL. */
  variables?: Record<string, string>;
}

export async function openTestSite({ databaseUrl, variables = {} }: TestSiteOptions = {}): Promise<TestSite> {
  const own = databaseUrl ? null : await freshDatabase();
  const url = databaseUrl ?? own!.url;
  const dataDir = await mkdtemp(join(tmpdir(), "scorecards-site-"));
  const { site, listening } = await onFreePort(async (port) => {
    const config = readConfig({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      DEMO: "off",
      ...variables,
    });
    const site = await openSite(config, url);
    try {
      return { site, listening: await listen(site) };
    } catch (error) {
      await site.stop();
      throw error;
    }
  });
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    await listening.stop();
    await site.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const stopOnce = () => (stopping ??= stop());
  atEnd(stopOnce);
  const call = caller(listening.url);
  return {
    url: listening.url,
    site,
    databaseUrl: url,
    dataDir,
    call,
    stop: stopOnce,
    ...people(call, dataDir),
    ...fixtures(call),
  };
}

type Call = TestSite["call"];

export const caller =
  (url: string): Call =>
  async (method, path, { token, body, headers = {} } = {}) => {
    const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
    const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...bearer,
        ...headers,
      },
      ...sent,
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("application/json") && text !== "";
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

let registered = 0;

export function people(call: Call, dataDir: string): Pick<TestSite, "register"> {
  return {
    async register(name = "Robin Hale") {
      const email = `person-${++registered}-${crypto.randomUUID().slice(0, 8)}@example.org`;
      const password = `password-${registered}`;
      await accepted(call("POST", "/api/register", { body: { name, email, password } }));
      const link = new URL(await linkTo(dataDir, email));
      await accepted(call("GET", `/api/verify-email${link.search}`));
      const { token, user } = await accepted(call("POST", "/api/login", { body: { email, password } }));
      return { token, account: user._id, name, email, password };
    },
  };
}

/** The link of the newest mail to an address. */
export async function linkTo(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, "outbox");
  for (const file of (await readdir(outbox))
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()) {
    const text = await readFile(join(outbox, file), "utf8");
    if (text.toLowerCase().includes(`to: ${email.toLowerCase()}\n`))
      return /^https?:\/\/\S+$/m.exec(decoded(text))![0];
  }
  throw new Error(`There is no mail to ${email}.`);
}

/** The token in the link of the newest mail to an address. */
export const mailedToken = async (dataDir: string, email: string): Promise<string> =>
  new URL(await linkTo(dataDir, email)).searchParams.get("token")!;

/** Decodes quoted-printable or 7bit into what a mail program shows. */
const decoded = (mail: string): string =>
  /^content-transfer-encoding: quoted-printable$/im.test(mail)
    ? mail
        .replace(/=\r?\n/g, "")
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : mail;

function fixtures(call: Call): Pick<TestSite, "tournament" | "withTeams" | "game"> {
  let made = 0;
  const tournament: TestSite["tournament"] = ({ token }, details = {}) => {
    const slug = ++made === 1 ? {} : { slug: `spring-open-${made}` };
    const named = { name: "Spring Open", acronym: "SPRING24", startdate: "2024-05-04", isPublished: true };
    const derived = "name" in details ? {} : slug;
    return accepted(call("POST", "/api/tournaments", { token, body: { ...named, ...derived, ...details } }));
  };
  return {
    tournament,
    game: ({ token }, { tournament, aces, blockers }, fields = {}) => {
      const body = { tournament: tournament._id, team1: aces._id, team2: blockers._id, ...fields };
      return accepted(call("POST", "/api/games", { token, body }));
    },
    async withTeams(owner, details) {
      const { token } = owner;
      const created = await tournament(owner, details);
      const tournamentID = created._id;
      const division = await accepted(
        call("POST", "/api/divisions", { token, body: { tournamentID, name: "Gold" } }),
      );
      const team = (name: string, of: string | null = division._id) =>
        accepted(call("POST", "/api/teams", { token, body: { tournamentID, name, division: of } }));
      return {
        tournament: created,
        division,
        aces: await team("Aces"),
        blockers: await team("Blockers"),
        crush: await team("Crush"),
        diggers: await team("Diggers"),
        placeholder: await team("BYE - Referee", null),
      };
    },
  };
}

/** The body of an answer that must be a success. */
export async function accepted(answer: Promise<Answered>): Promise<Answered["body"]> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}
