// The table of calls: what only the owner may do with a tournament.
import { expect } from "bun:test";
import type { Call } from "./call.ts";
import type { Stage } from "./stage.ts";

export const OWNING: Call[] = [
  {
    who: "owner",
    call: "DELETE /api/tournaments/:tournament",
    status: 200,
    answer: { message: expect.any(String) },
  },
  {
    who: "owner",
    call: "POST /api/tournaments/:tournament/restore",
    status: 200,
    answer: ({ ids, isPublished }: Stage) => ({ _id: ids.tournament, linkindex: ids.link, isPublished }),
  },
];
