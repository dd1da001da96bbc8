// The organiser's session on this device: token and user in storage, valid until the token expires.
import { remember, remembered, storedKeys } from "./device-store.ts";
import { type Claims, readClaims } from "./token.ts";

export interface SessionUser {
  _id: string;
  name: string;
  email: string;
}

export interface Session extends Claims {
  token: string;
  user: SessionUser | null;
}

type Listener = () => void;

const listeners = new Set<Listener>();
let known: { token: string | null; user: string | null; session: Session | null } | undefined;

/** The same object until storage changes, expired or not; null without a readable token. */
export function storedSession(): Session | null {
  const [token, user] = [remembered("token"), remembered("user")];
  if (known?.token === token && known.user === user) return known.session;
  const claims = token ? readClaims(token) : null;
  known = { token, user, session: token && claims ? { ...claims, token, user: readUser(user) } : null };
  return known.session;
}

function readUser(text: string | null): SessionUser | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** The session, unless it has expired. */
export function currentSession(nowMs = Date.now()): Session | null {
  const session = storedSession();
  return session && session.endsAtMs > nowMs ? session : null;
}

/** Out: whether the session outlives this page; false if the device stores nothing. */
export function signIn(token: string, user: SessionUser): boolean {
  const isStored = [remember("token", token), remember("user", JSON.stringify(user))];
  tell();
  return isStored.every(Boolean);
}

/**
 * A token in use is renewed by the server; the user stays. It replaces only the token that was sent: meanwhile
 * another tab may have signed out, or have a newer one.
 */
export function keepRenewedToken(token: string, before: string): void {
  if (!readClaims(token) || remembered("token") !== before) return;
  remember("token", token);
  tell();
}

/** Removes token, user and every remembered admin check. */
export function signOut(): void {
  for (const key of ["token", "user"]) remember(key, null);
  forgetAdminChecks();
  tell();
}

/** Rights have changed: they are checked again. */
export function forgetAdminChecks(): void {
  for (const key of storedKeys("admin_check_")) remember(key, null);
}

function tell(): void {
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key === "token" || event.key === "user") listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}
