// Calls that follow a tournament, or read and undo its history.
import { PROTOCOL } from "#projections/views.ts";
import type { Call } from "../call.ts";
import { GAME, ID, STANDING, TEAM, TOURNAMENT } from "../examples.ts";

const preview = {
  undoable: true,
  reason: null,
  dependents: [],
  effects: { standings: [], records: [], bracket: [], games: [] },
};

const frame = (event: string, id: string, data: object) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const head = (version: number) => ({ protocol: PROTOCOL, epoch: "9f2c", version });
const PATCH_FRAME = frame("patch", "9f2c-13", {
  ...head(13),
  from: 12,
  set: { games: [{ ...GAME, version: 13 }] },
  removed: {},
});
const HOME_FRAME = frame("snapshot", "9f2c-12", { ...head(12), tournaments: [] });

export const LIVE_AND_HISTORY_CALLS: readonly Call[] = [
  {
    method: "GET",
    path: "/api/tournaments/:tournament/snapshot",
    area: "Live",
    who: "anyone",
    does: "Everything that pages show of a tournament; for organisers also past versions.",
    query: { version: "12", at: "2024-05-04T10:30:00Z" },
    headers: { "If-None-Match": '"9f2c-12"', "X-Min-Version": "12" },
    refuses: { 304: "Nothing is new since the ETag in If-None-Match." },
    answers: {
      ...head(12),
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
    does: "Server-sent events: a snapshot, then patches and heartbeats, and end when the server stops or cannot read the log; resumes by Last-Event-ID. Patches bring changed rows whole, with rows=changed only their changed fields.",
    query: { after: "9f2c-12", rows: "changed" },
    headers: { "Last-Event-ID": "9f2c-12" },
    answers: PATCH_FRAME,
    mediaType: "text/event-stream",
  },
  {
    method: "GET",
    path: "/api/live",
    area: "Live",
    who: "anyone",
    does: "The same for the home page.",
    headers: { "Last-Event-ID": "9f2c-12" },
    answers: HOME_FRAME,
    mediaType: "text/event-stream",
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
    does: "What else an undo would undo, and what it would change.",
    answers: preview,
  },
  {
    method: "POST",
    path: "/api/tournaments/:tournament/history/:change/undo",
    area: "History",
    who: "organiser",
    does: "Undoes a change, with the confirmed changes that depend on it.",
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
