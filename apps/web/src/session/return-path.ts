// Where a person was when a login was asked for, to return there; only addresses of this site.

export interface LoginState {
  from?: string;
  /** The present address, to return to. */
  email?: string;
}

const HERE = "https://here.invalid";

/** As a browser reads it: `//host`, `/\host` and the like are other sites. */
const isOwnPath = (path: string): boolean =>
  path.startsWith("/") && URL.canParse(path, HERE) && new URL(path, HERE).origin === HERE;

/** In: the state of the router's location. Out: a path of this site; the profile by default. */
export function returnPath(state: unknown): string {
  const from = (state as LoginState | null)?.from;
  return typeof from === "string" && isOwnPath(from) && !from.startsWith("/auth/login")
    ? from
    : "/auth/profile";
}
