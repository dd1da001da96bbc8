// Sessions: a signed token with the account's id and an expiry. Each use is checked against the account as it was
// within the last second, and never as it was before its sessions were ended.

import { jwt } from "@elysiajs/jwt";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Id } from "#events/entities.ts";
import { isId } from "#events/id.ts";
import { isRefusal, type Refusal, type Viewer } from "#server/log/command.ts";
import type { Database } from "#server/postgres/schema.ts";
import { signedOut } from "#server/sentences/common.ts";
import { openKnownAccounts } from "./known-accounts.ts";
import type { Account } from "./store.ts";

const DAY_SECONDS = 86_400;
const TOKEN_DAYS = 7;
const RENEW_AFTER_SECONDS = DAY_SECONDS;
/** Tokens whose signatures have been verified. */
const MOST_VERIFIED = 1000;

export interface Sessions {
  /** A token whose `exp` is in seconds, as the specification's pages read it. In: the account as it was checked. */
  tokenFor(account: Holder): Promise<string>;
  /** The account behind the bearer token, or 401. */
  organiserOf(request: Request): Promise<Viewer | Refusal>;
  /** The same for a public read: null, a visitor, without a valid token. */
  visitorOf(request: Request): Promise<Viewer | null>;
  /** The session behind the request's token; null without a valid one. */
  sessionOf(request: Request): Promise<Session | null>;
  /** A fresh token for a request that came with one older than a day. */
  renewalFor(request: Request): string | null;
  /** Sessions have ended, here or on another server: every account is read anew. */
  ended(): void;
  /** The request's own token has ended: its answer carries this one instead, or none. */
  replaceRenewal(request: Request, token: string | null): void;
}

/** What a stream remembers of the token it was opened with. */
export interface Session {
  account: Id;
  /** When the account's sessions were last ended, in milliseconds: this session is valid until that changes. */
  after: number;
  endsAtMs: number;
}

type Holder = Pick<Account, "id" | "sessions_ended_at">;

const isAccountId = (id: unknown): id is Id => typeof id === "string" && isId(id);

interface Claims {
  id: Id;
  /** When the account's sessions were last ended, in milliseconds: the token is valid until that changes. */
  after: number;
  iat: number;
  exp: number;
}

export function openSessions(db: Kysely<Database>, secret: string): Sessions {
  const tokens = jwt({ name: "tokens", secret }).decorator.tokens;
  const renewals = new WeakMap<Request, string>();

  const accounts = openKnownAccounts(db);
  const verified = new LRUCache<string, Claims>({ max: MOST_VERIFIED });

  async function claimsOf(request: Request): Promise<Claims | null> {
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    if (!bearer) return null;
    const known = verified.get(bearer);
    if (known) return known.exp > Date.now() / 1000 ? known : null;
    const claims = await tokens.verify(bearer, { algorithms: ["HS256"] });
    if (!claims || !isAccountId(claims.id) || typeof claims.exp !== "number") return null;
    const { id, after, iat, exp } = claims;
    const good = { id, after: Number(after ?? 0), iat: Number(iat ?? 0), exp };
    verified.set(bearer, good);
    return good;
  }

  // `iat` has whole seconds, so it cannot order a token and an end of sessions within one second; this can.
  const tokenFor = ({ id, sessions_ended_at }: Holder): Promise<string> =>
    tokens.sign({
      id,
      after: Date.parse(sessions_ended_at),
      exp: Math.floor(Date.now() / 1000) + TOKEN_DAYS * DAY_SECONDS,
    });

  async function organiserOf(request: Request): Promise<Viewer | Refusal> {
    const claims = await claimsOf(request);
    // A database failure is no reason to log anybody out: it is thrown on to the caller.
    const account = claims && (await accounts.find(claims.id));
    if (!claims || !account) return signedOut();
    if (claims.after !== Date.parse(account.sessions_ended_at)) return signedOut();
    if (claims.iat < Date.now() / 1000 - RENEW_AFTER_SECONDS) renewals.set(request, await tokenFor(account));
    return { account: account.id, name: account.name, everything: account.organises_everything };
  }

  return {
    tokenFor,
    organiserOf,
    async visitorOf(request) {
      if (!request.headers.has("authorization")) return null;
      const viewer = await organiserOf(request);
      return isRefusal(viewer) ? null : viewer;
    },
    async sessionOf(request) {
      const claims = await claimsOf(request);
      return claims && { account: claims.id, after: claims.after, endsAtMs: claims.exp * 1000 };
    },
    ended: accounts.forget,
    renewalFor: (request) => renewals.get(request) ?? null,
    replaceRenewal(request, token) {
      if (token) renewals.set(request, token);
      else renewals.delete(request);
    },
  };
}
