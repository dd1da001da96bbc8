// Reads what a token says of itself: whose it is and when it ends; the server alone judges whether it is genuine.

export interface Claims {
  id: string;
  /** `exp` of the token is in seconds; this is in milliseconds. */
  endsAtMs: number;
}

/** Null for anything that is no token with an id and an end. */
export function readClaims(token: string): Claims | null {
  try {
    const payload = token.split(".")[1]!.replace(/-/g, "+").replace(/_/g, "/");
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    const { id, exp } = JSON.parse(new TextDecoder().decode(bytes));
    return typeof id === "string" && typeof exp === "number" ? { id, endsAtMs: exp * 1000 } : null;
  } catch {
    return null;
  }
}
