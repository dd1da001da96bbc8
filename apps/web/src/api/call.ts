// The one way to the API for everything an organiser does: token, idempotency key, version. Problems are values.

import { SESSION } from "#web/sentences/session.ts";
import { tellSignedOut } from "#web/session/refused.ts";
import { currentSession, keepRenewedToken } from "#web/session/session.ts";
import { actEnded, actOf, keyFor } from "./acts.ts";
import { type Outcome, problemOf, readProblem, TOO_LARGE } from "./outcome.ts";
import { tellWritten } from "./written.ts";

export interface CallSettings {
  body?: unknown;
  /** The version that the page shows; the server answers a conflict if the same fields have changed since. */
  version?: number;
  /** Register, login and the like: no session is needed. */
  anonymous?: boolean;
  /**
   * Needs no session, but the server keeps its answer under its key: after a lost
   * answer, a retry does nothing twice.
   */
  once?: boolean;
  /** Sent like an act, but changes nothing: a preview. */
  dryRun?: boolean;
  /** An act that is kept and may be sent again later brings its own idempotency key. */
  key?: string;
  /** How long to wait for the answer; a minute by default. */
  timeoutMs?: number;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** A version of the tournament: the server waits a moment for changes up to it from another server. */
  atLeast?: number;
  /** The sentence for a refusal that has none of its own. */
  otherwise?: string;
}

/** A silent network ends nothing by itself; loading a list of games over a slow one takes half of this. */
const LONGEST_MS = 60_000;

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function call<T>(
  method: Method,
  path: string,
  settings: CallSettings = {},
): Promise<Outcome<T>> {
  const { body, version, atLeast, once = false, key, timeoutMs = LONGEST_MS } = settings;
  const { anonymous = once } = settings;
  const isRead = method === "GET" || settings.dryRun === true;
  const isKeyed = !isRead && (once || !anonymous);
  const { otherwise = SESSION.unreadable } = settings;
  const session = currentSession();
  if (!anonymous && !session) return ended(isRead);
  const text = body === undefined ? "" : JSON.stringify(body);
  const act = actOf(method, path, text);
  const headers = new Headers();
  if (text) headers.set("content-type", "application/json");
  if (session) headers.set("authorization", `Bearer ${session.token}`);
  if (isKeyed) headers.set("idempotency-key", key ?? keyFor(act));
  if (version !== undefined) headers.set("if-match", `"${version}"`);
  if (atLeast !== undefined) headers.set("x-min-version", String(atLeast));

  // Checked before sending: a call that breaks off later may have been saved.
  const isOffline = navigator.onLine === false;
  let response: Response;
  let answer: unknown;
  try {
    const signal = eitherOf(settings.signal, AbortSignal.timeout(timeoutMs));
    response = await fetch(path, { method, headers, signal, ...(text && { body: text }) });
    answer = await response.json().catch(() => undefined);
  } catch {
    return {
      ok: false,
      problem: problemOf("offline", "offline", unansweredWords(isRead, isKeyed, isOffline)),
    };
  }
  const renewed = response.headers.get("x-renewed-token");
  if (renewed && session) keepRenewedToken(renewed, session.token);
  // After a server fault or half an answer nobody knows whether the act was saved, so a retry keeps the key.
  if (response.status < 500 && answer !== undefined) actEnded(act);
  if (response.ok && answer !== undefined) {
    const reached = Number(response.headers.get("x-tournament-version") ?? 0);
    if (!isRead && reached > 0) tellWritten();
    return { ok: true, value: answer as T, ...(reached > 0 && { version: reached }) };
  }
  // A proxy's own refusal has no sentence, and "try again" would help nobody.
  const untold = response.status === TOO_LARGE ? SESSION.tooLarge : otherwise;
  const problem = readProblem(response.status, answer, untold);
  if (problem.kind !== "signed-out" || anonymous) return { ok: false, problem };
  // Another tab may have signed in again, or changed the password, meanwhile.
  const now = currentSession();
  const isAnother = now !== null && now.id === session?.id && now.token !== session.token;
  return isAnother ? call(method, path, settings) : ended(isRead);
}

/** Browsers of 2023 have no `AbortSignal.any`: there a read ends when its page is left, and only then. */
const eitherOf = (left: AbortSignal | undefined, late: AbortSignal): AbortSignal =>
  left ? (AbortSignal.any?.([left, late]) ?? left) : late;

/** A broken connection leaves open whether the act arrived; only a device that is offline knows that it did not. */
function unansweredWords(isRead: boolean, isKeyed: boolean, isOffline: boolean): string {
  if (isRead) return SESSION.unread;
  if (isOffline) return SESSION.offline;
  return isKeyed ? SESSION.unanswered : SESSION.unread;
}

/** A read after the session's own end: the page shows that already, and may have been told to ask later. */
const NOT_SIGNED_IN: Outcome<never> = {
  ok: false,
  problem: { ...problemOf("signed-out", "signed-out", SESSION.rowReason), status: 401 },
};

const ended = (isRead: boolean): Outcome<never> =>
  isRead && currentSession() === null ? NOT_SIGNED_IN : signedOut();

/** Tells the page that the session has ended. Out: the problem that the call returns. */
export function signedOut(): Outcome<never> {
  tellSignedOut();
  return NOT_SIGNED_IN;
}
