// The table of calls: what organisers read of a tournament's history.
import { expect } from "bun:test";
import type { Call } from "./call.ts";
import type { Stage } from "./stage.ts";

const organiser = { who: "organiser" } as const;
const change = { change: expect.any(String), version: expect.any(Number) };

export const HISTORY: Call[] = [
  {
    ...organiser,
    call: "GET /api/tournaments/:tournament/history?limit=1",
    status: 200,
    answer: ({ ids, people }: Stage) => ({
      changes: [
        {
          change: ids.change,
          actor: { _id: people.owner.account, name: people.owner.name },
          summary: expect.any(String),
          items: [{ entity: "game", id: ids.game, before: { court: "1" }, after: { court: "2" } }],
          undoes: [],
          undoneBy: null,
          undoable: true,
        },
      ],
      next: expect.any(Number),
    }),
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/history/:change/preview",
    status: 200,
    answer: ({ ids }: Stage) => ({
      undoable: true,
      reason: null,
      dependents: [],
      effects: {
        standings: [],
        records: [],
        bracket: [],
        games: [{ _id: ids.game, before: { court: "2" }, after: { court: "1" } }],
      },
    }),
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/history/:change/undo",
    body: { confirm: [] },
    status: 200,
    answer: change,
  },
  {
    ...organiser,
    call: "GET /api/tournaments/:tournament/events",
    status: 200,
    answer: expect.stringContaining('"TournamentCreated"'),
  },
  {
    ...organiser,
    call: "GET /api/tournaments/:tournament/snapshot?version=1",
    status: 200,
    answer: ({ ids }: Stage) => ({ version: 1, tournament: { _id: ids.tournament }, teams: [], games: [] }),
  },
];
