// The calls about a tournament's history: read, previewed, undone, and the whole log as a file.
import type { Id } from "#events/entities.ts";
import type { GameView, PlayoffGameView, Ref, WildcardGameView } from "#projections/views.ts";
import { currentSession } from "#web/session/session.ts";
import { call } from "./call.ts";

export interface ChangeHead {
  change: Id;
  version: number;
  at: string;
  actor: Ref;
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
  /** What to ask for changes before; null at the beginning of the log. */
  next: number | null;
}

type AnyGame = GameView | WildcardGameView | PlayoffGameView;

export interface UndoEffects {
  standings: { team: Ref; from: number | null; to: number }[];
  bracket: {
    game: { _id: Id; round: number; rank: number };
    slot: 1 | 2;
    from: Ref | null;
    to: Ref | null;
  }[];
  games: { _id: Id; before: AnyGame | null; after: AnyGame | null }[];
}

export interface UndoPreview {
  undoable: boolean;
  reason: string | null;
  /** Newest first; they are undone along. */
  dependents: ChangeHead[];
  effects: UndoEffects;
}

export type HistoryQuery = { before?: number; limit?: number; actor?: Id };

export function historyOf(tournament: Id, query: HistoryQuery = {}) {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return call<HistoryPage>("GET", `/api/tournaments/${tournament}/history?${new URLSearchParams(given)}`);
}

export const previewUndo = (tournament: Id, change: Id) =>
  call<UndoPreview>("POST", `/api/tournaments/${tournament}/history/${change}/preview`);

/** `confirm`: exactly the dependents that were shown. */
export const undoChange = (tournament: Id, change: Id, confirm: readonly Id[] = []) =>
  call<{ change: Id; version: number }>("POST", `/api/tournaments/${tournament}/history/${change}/undo`, {
    body: confirm.length > 0 ? { confirm } : {},
  });

/** The log as it is kept, one change a line; null when it could not be fetched. */
export async function exportedLog(tournament: Id): Promise<Blob | null> {
  const session = currentSession();
  if (!session) return null;
  const headers = { authorization: `Bearer ${session.token}` };
  const response = await fetch(`/api/tournaments/${tournament}/events`, { headers }).catch(() => null);
  return response?.ok ? response.blob() : null;
}
