// The calls about what a tournament consists of: divisions, teams, games and typed standings.
import type { DivisionView, GameView, TeamView } from "#projections/views.ts";
import { call } from "./call.ts";
import type { RefusedItem, RowProblem } from "./outcome.ts";

export interface DivisionFields {
  name: string;
  description: string;
}

export interface TeamFields {
  name: string;
  captain: string;
  state: string;
  division: string;
}

export interface GameFields {
  team1: string;
  team2: string;
  division: string;
  isReferee: boolean;
  round: string;
  court: string;
  date: string;
  time: string;
  scoreTeam1: string | number | null;
  scoreTeam2: string | number | null;
}

/** Only the numbers to store; what is not sent stays (rule 9). */
export interface ScoreChange {
  scoreTeam1?: number | null;
  scoreTeam2?: number | null;
}

/** One of several edits that are saved together or not at all. */
export type BulkItem<F> = { _id: string; version: number } & Partial<F>;

export const addDivision = (tournamentID: string, fields: DivisionFields) =>
  call<DivisionView>("POST", "/api/divisions", { body: { tournamentID, ...fields } });

export const addTeam = (tournamentID: string, fields: TeamFields) =>
  call<TeamView>("POST", "/api/teams", { body: { tournamentID, ...fields } });

/** One change: all of them, or none. */
export const addTeams = (tournament: string, teams: readonly TeamFields[]) =>
  call<TeamView[]>("POST", `/api/${tournament}/teams`, { body: teams });

export const addGame = (tournament: string, fields: Partial<GameFields>) =>
  call<GameView>("POST", "/api/games", { body: { tournament, ...fields } });

export type RowKind = "divisions" | "teams" | "games" | "teamstat";

/** Several rows as one change: all of them, or none. */
export const changeRows = (tournament: string, kind: RowKind, items: readonly BulkItem<object>[]) =>
  call<{ _id: string; version: number }[]>("PUT", `/api/${tournament}/${kind}`, { body: items });

export const SCORES_TIMEOUT_MS = 10_000;

/** `key`: the act's own, so that it can be sent again after a reload. */
export const changeGames = (tournament: string, items: readonly BulkItem<GameFields>[], key: string) =>
  call<GameView[]>("PUT", `/api/${tournament}/games`, { body: items, key, timeoutMs: SCORES_TIMEOUT_MS });

export interface Removal {
  deleted: string[];
  refused: RefusedItem[];
}

/** What can be deleted is, in one change; what is in use or has changed since is reported row by row. */
export const removeRows = (
  tournament: string,
  kind: RowKind,
  rows: readonly { _id: string; version: number }[],
) =>
  call<Removal>("POST", `/api/${tournament}/${kind}/delete`, {
    body: {
      ids: rows.map(({ _id }) => _id),
      versions: Object.fromEntries(rows.map(({ _id, version }) => [_id, version])),
    },
  });

export interface UploadPreview {
  count: number;
  /** Rows that are games already; `scored` of them bring a score that the game does not have yet. */
  skipped: number;
  scored: number;
  total: number;
  rows: RowProblem[];
  warnings: { row: number; warning: string }[];
}

export type Records = readonly Record<string, unknown>[];

export const previewUpload = (tournament: string, records: Records) =>
  call<UploadPreview>("POST", `/api/uploadgames/${tournament}?dryRun=true`, { body: records, dryRun: true });

export const uploadGames = (tournament: string, records: Records) =>
  call<{ message: string; count: number; skipped: number; scored: number }>(
    "POST",
    `/api/uploadgames/${tournament}`,
    { body: records },
  );
