// Where one was when a login was asked for, so that one gets back there; only addresses of this site.

export interface LoginState {
  from?: string;
}

/** In: the state of the router's location. Out: a path of this site, the profile if there is none. */
export function returnPath(state: unknown): string {
  const from = (state as LoginState | null)?.from;
  return typeof from === "string" && /^\/(?!\/)/.test(from) && !from.startsWith("/auth/login")
    ? from
    : "/auth/profile";
}
