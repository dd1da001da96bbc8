// How calls refuse: what each status means, and which calls may answer with it.

import type { Call } from "./call.ts";
import { ID } from "./examples.ts";

interface Refused {
  means: string;
  example: Record<string, unknown>;
}

const SCORE = "A score is a whole number from 0 to 99.";

/** Every error status, with an answer as it is sent. */
export const REFUSED: Record<number, Refused> = {
  400: {
    means: "Bad input; `fields` says which.",
    example: { error: SCORE, code: "bad-input", fields: { scoreTeam1: SCORE } },
  },
  401: {
    means: "No valid token: log in.",
    example: { error: "Please log in; your session is missing or has ended.", code: "signed-out" },
  },
  403: {
    means: "Of another organiser.",
    example: { error: "Only the organisers of this tournament may do that.", code: "not-yours" },
  },
  404: {
    means: "Unknown, of another tournament, or unpublished.",
    example: { error: "There is no such tournament.", code: "unknown-tournament" },
  },
  409: {
    means:
      "A conflict: somebody else was first (`conflicts` has what is there now), or it is in use. `confirmable` says whether `?confirm=true` goes through.",
    example: {
      error: "Someone else has changed this game since you opened it.",
      code: "conflict",
      conflicts: [{ _id: ID.game, current: { _id: ID.game, version: 12, scoreTeam1: 25, scoreTeam2: 23 } }],
    },
  },
  413: {
    means:
      "Too large: 1 MB, files 5 MB and 5,000 rows; or the tournament would hold more than it may: 100 divisions, 2,000 teams, 20,000 games, 1,000 wildcard games, 200 organisers, 200,000 changes.",
    example: { error: "That is too large; at most 1 MB can be sent at once.", code: "too-large" },
  },
  422: {
    means: "The Idempotency-Key came before, with another body.",
    example: {
      error: "This idempotency key was used for another request.",
      code: "idempotency-key-reused",
    },
  },
  429: {
    means: "Too many of these; try again after Retry-After seconds.",
    example: { error: "Too many tries. Please wait a little and try again.", code: "too-many" },
  },
  503: {
    means:
      "The database is away for a moment, and what was sent may be saved or not. Send it again after Retry-After seconds: under the same Idempotency-Key it is saved once.",
    example: {
      error: "The site cannot reach its database right now. Please try again in a moment.",
      code: "try-again",
    },
  },
};

/** The statuses that a call may refuse with, and what each means there. */
export function refusalsOf({ who, method, path, refuses = {} }: Call): Record<number, string> {
  const statuses = [
    400,
    ...(who === "anyone" ? [] : [401]),
    ...(who === "organiser" || who === "owner" ? [403] : []),
    ...(path.includes(":") || method !== "GET" ? [404] : []),
    ...(method === "GET" ? [] : [...(who === "anyone" ? [] : [409]), 413, 422, 429]),
    503,
  ];
  return { ...Object.fromEntries(statuses.map((status) => [status, REFUSED[status]!.means])), ...refuses };
}
