// What comes of a call: its value, or a problem as a value that a page can show; nothing is thrown.

export interface RowProblem {
  /** The line in the file. */
  row: number;
  column: string;
  error: string;
  suggestion?: string;
}

/** The entity as it is now, with who set it and when (ISO). */
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

/** A later game, or a later change, that the act would reach. */
export interface Reached {
  _id?: string;
  round?: number;
  rank?: number;
}

export interface Problem {
  /** `offline`: no answer came; `signed-out`: the session has ended. */
  kind: "refused" | "offline" | "signed-out";
  /** 0 when no answer came. */
  status: number;
  /** One sentence for a person. */
  error: string;
  code: string;
  fields: Readonly<Record<string, string>>;
  rows: readonly RowProblem[];
  conflicts: readonly Conflict[];
  refused: readonly RefusedItem[];
  /** The same with `confirm` would go through. */
  confirmable: boolean;
  /** What else would be changed; named before it is confirmed. */
  dependents: readonly Reached[];
}

/** `version`: the tournament's after the act, where there is one. */
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

/** The code of an answer that brings none: the server's own refusals all do. */
export const UNKNOWN = "unknown";

/** Says something of what was sent, whoever says it: the same again would be refused for ever. */
export const TOO_LARGE = 413;

/** In: a refusal's status and body, whatever it holds. */
export function readProblem(status: number, body: unknown, otherwise: string): Problem {
  const told = (body !== null && typeof body === "object" ? body : {}) as Partial<Problem>;
  return {
    kind: status === 401 && told.code === "signed-out" ? "signed-out" : "refused",
    status,
    error: typeof told.error === "string" && told.error ? told.error : otherwise,
    code: typeof told.code === "string" ? told.code : UNKNOWN,
    fields: told.fields ?? {},
    rows: told.rows ?? [],
    conflicts: told.conflicts ?? [],
    refused: told.refused ?? [],
    confirmable: told.confirmable === true,
    dependents: told.dependents ?? [],
  };
}
