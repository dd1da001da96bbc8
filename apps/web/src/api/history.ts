// The calls about a tournament's history: read, previewed, undone, and the whole log as a file.
import type { Id } from "#events/entities.ts";
import type { Effects } from "#projections/history/effects.ts";
import type { Named, Snapshot } from "#projections/views.ts";
import { currentSession } from "#web/session/session.ts";
import { type CallSettings, call, signedOut } from "./call.ts";

export interface ChangeHead {
  change: Id;
  version: number;
  at: string;
  actor: Named;
  summary: string;
}

export interface ChangeItem {
  type: string;
  entity: string;
  id: Id;
  before: object | null;
  after: object | null;
}

export interface HistoryChange extends ChangeHead {
  items: ChangeItem[];
  undoes: Id[];
  undoneBy: Id | null;
  undoable: boolean;
}

export interface HistoryPage {
  changes: HistoryChange[];
  /** For the next, older page; null at the beginning of the log. */
  next: number | null;
}

export interface UndoPreview {
  undoable: boolean;
  reason: string | null;
  /** Newest first; they are undone along with it. */
  dependents: ChangeHead[];
  effects: Effects;
}

/** `before`, `after`: only changes below or above that version. `entity`: only a game's or a team's. */
export type HistoryQuery = { before?: number; after?: number; limit?: number; actor?: Id; entity?: Id };
export type Reading = Pick<CallSettings, "signal" | "atLeast">;

export function historyOf(tournament: Id, query: HistoryQuery = {}, reading: Reading = {}) {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const path = `/api/tournaments/${tournament}/history?${new URLSearchParams(given)}`;
  return call<HistoryPage>("GET", path, reading);
}

/** The tournament as it was after the change that made this version. */
export const snapshotThen = (tournament: Id, version: number, signal: AbortSignal) =>
  call<Snapshot>("GET", `/api/tournaments/${tournament}/snapshot?version=${version}`, { signal });

export const previewUndo = (tournament: Id, change: Id) =>
  call<UndoPreview>("POST", `/api/tournaments/${tournament}/history/${change}/preview`, { dryRun: true });

/** `confirm`: exactly the dependent changes that were shown. */
export const undoChange = (tournament: Id, change: Id, confirm: readonly Id[] = []) =>
  call<{ change: Id; version: number }>("POST", `/api/tournaments/${tournament}/history/${change}/undo`, {
    body: confirm.length > 0 ? { confirm } : {},
  });

/** Enough for years of changes over a slow network; a silent one ends nothing by itself. */
const EXPORT_TIMEOUT_MS = 300_000;

/** The stored log, one change per line; null if it could not be fetched. */
export async function exportedLog(tournament: Id): Promise<Blob | null> {
  const headers = { authorization: `Bearer ${currentSession()?.token ?? ""}` };
  try {
    const signal = AbortSignal.timeout(EXPORT_TIMEOUT_MS);
    const response = await fetch(`/api/tournaments/${tournament}/events`, { headers, signal });
    if (response.status === 401) signedOut();
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
