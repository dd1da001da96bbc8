// The outcome of a call: its value, or a problem that a page can show. Nothing is thrown.

export interface RowProblem {
  /** The line in the file. */
  row: number;
  column: string;
  error: string;
  suggestion?: string;
}

/** The entity as it is now, and who set it when (ISO). */
export type Current<T> = T & { by: { _id: string; name: string }; at: string | null };

export interface Conflict<T = object> {
  _id: string;
  current: Current<T>;
}

/** One of several that could not be done, with its own reason. */
export interface RefusedItem {
  _id: string;
  error: string;
  code: string;
  fields?: Readonly<Record<string, string>>;
}

/** A later game, or a later change, that the act would affect. */
export interface Reached {
  _id?: string;
  round?: number;
  rank?: number;
}

export interface Problem {
  /** `offline`: no answer came; `signed-out`: the session has ended. */
  kind: "refused" | "offline" | "signed-out";
  /** 0 if no answer came. */
  status: number;
  /** One sentence for a person. */
  error: string;
  code: string;
  fields: Readonly<Record<string, string>>;
  rows: readonly RowProblem[];
  conflicts: readonly Conflict[];
  refused: readonly RefusedItem[];
  /** The same call with `confirm` would be accepted. */
  confirmable: boolean;
  /** What else would change; shown before it is confirmed. */
  dependents: readonly Reached[];
}

/** `version`: the tournament's after the act, if there is one. */
export type Outcome<T> = { ok: true; value: T; version?: number } | { ok: false; problem: Problem };

const NOTHING = {
  fields: {},
  rows: [],
  conflicts: [],
  refused: [],
  confirmable: false,
  dependents: [],
} as const;

export const problemOf = (kind: Problem["kind"], code: string, error: string): Problem => ({
  ...NOTHING,
  kind,
  code,
  error,
  status: 0,
});

/** For an answer without a code: all of the server's own refusals have one. */
export const UNKNOWN = "unknown";

/** Says something about what was sent, whoever says it: sending it again would always be refused. */
export const TOO_LARGE = 413;

/** In: a refusal's status and body, whatever it contains. */
export function readProblem(status: number, body: unknown, otherwise: string): Problem {
  const sent = (body !== null && typeof body === "object" ? body : {}) as Partial<Problem>;
  return {
    kind: status === 401 && sent.code === "signed-out" ? "signed-out" : "refused",
    status,
    error: typeof sent.error === "string" && sent.error ? sent.error : otherwise,
    code: typeof sent.code === "string" ? sent.code : UNKNOWN,
    fields: sent.fields ?? {},
    rows: sent.rows ?? [],
    conflicts: sent.conflicts ?? [],
    refused: sent.refused ?? [],
    confirmable: sent.confirmable === true,
    dependents: sent.dependents ?? [],
  };
}
