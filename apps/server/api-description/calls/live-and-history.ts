// Calls that follow a tournament, and that read and undo its history.
import type { Call } from "../call.ts";
import { GAME, ID, STANDING, TEAM, TOURNAMENT } from "../examples.ts";

const preview = {
  undoable: true,
  reason: null,
  dependents: [],
  effects: { standings: [], records: [], bracket: [], games: [] },
};

export const LIVE_AND_HISTORY_CALLS: readonly Call[] = [
  {
    method: "GET",
    path: "/api/tournaments/:tournament/snapshot",
    area: "Live",
    who: "anyone",
    does: "Everything that is shown of a tournament; how it was for organisers.",
    query: { version: "12", at: "2024-05-04T10:30:00Z" },
    answers: {
      protocol: 1,
      epoch: "9f2c",
      version: 12,
      tournament: TOURNAMENT,
      divisions: [],
      teams: [TEAM],
      games: [GAME],
      wildcardGames: [],
      playoffGames: [],
      standings: [STANDING],
    },
  },
  {
    method: "GET",
    path: "/api/tournaments/:tournament/live",
    area: "Live",
    who: "anyone",
    does: "Server-sent events: a snapshot, then patches and heartbeats; resumes by Last-Event-ID. Patches bring changed rows whole, with rows=changed only their changed fields.",
    query: { after: "9f2c-12", rows: "changed" },
    answers: "event: patch",
  },
  {
    method: "GET",
    path: "/api/live",
    area: "Live",
    who: "anyone",
    does: "The same for the home page.",
    answers: "event: snapshot",
  },
  {
    method: "GET",
    path: "/api/tournaments/:tournament/history",
    area: "History",
    who: "organiser",
    does: "Who changed what, newest first.",
    query: { before: "40", after: "12", limit: "50", entity: ID.team, actor: ID.account },
    answers: {
      changes: [
        {
          change: ID.change,
          version: 12,
          at: "2024-05-04T10:30:00.000Z",
          actor: { _id: ID.account, name: "Robin Hale" },
          summary: "Entered 25 : 20 for Aces v Blockers",
          items: [],
          undoes: [],
          undoneBy: null,
          undoable: true,
        },
      ],
      next: null,
    },
  },
  {
    method: "POST",
    path: "/api/tournaments/:tournament/history/:change/preview",
    area: "History",
    who: "organiser",
    does: "What undoing a change would take with it and change.",
    answers: preview,
  },
  {
    method: "POST",
    path: "/api/tournaments/:tournament/history/:change/undo",
    area: "History",
    who: "organiser",
    does: "Undoes a change, with the confirmed ones that depend on it.",
    sends: { confirm: [ID.change] },
    answers: { change: ID.change, version: 13 },
  },
  {
    method: "GET",
    path: "/api/tournaments/:tournament/events",
    area: "History",
    who: "organiser",
    does: "The log as NDJSON.",
    answers: "one change per line",
    mediaType: "application/x-ndjson",
  },
];
