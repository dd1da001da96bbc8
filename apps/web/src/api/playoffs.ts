// The calls about wildcards and the bracket: previewed, made, filled in, corrected.
import type { Id } from "#events/entities.ts";
import type { PlayoffGameView, Ref, WildcardGameView } from "#projections/views.ts";
import { call } from "./call.ts";
import type { BulkItem } from "./entries.ts";

export type Method = "standard" | "without-wildcard" | "with-wildcard" | "empty";
export type SeedBy = "record" | "rank";

/** `drop` is left out where the wildcards' own counts. */
export interface BracketPlan {
  method: Method;
  drop?: number;
  seedBy: SeedBy;
}

export interface BracketPreview {
  games: PlayoffGameView[];
  leftOut: Ref[];
  /** Record order and displayed rank would seed otherwise. */
  differs: boolean;
  scoresLost: number;
  warnings: string[];
}

export interface WildcardPlan {
  teams: number;
  drop: number;
  seedBy: SeedBy;
}

export const previewBracket = (tournament: Id, plan: BracketPlan) =>
  call<BracketPreview>("POST", `/api/tournaments/${tournament}/playoffs/preview`, { body: plan });

export const createBracket = (tournament: Id, plan: BracketPlan, confirm = false) =>
  call<PlayoffGameView[]>("POST", `/api/tournaments/${tournament}/playoffs`, {
    body: { ...plan, ...(confirm && { confirm }) },
  });

export const createWildcards = (tournament: Id, plan: WildcardPlan, confirm = false) =>
  call<WildcardGameView[]>("POST", `/api/tournaments/${tournament}/wildcards`, {
    body: { ...plan, ...(confirm && { confirm }) },
  });

export interface BracketFields {
  team1: string;
  team2: string;
  scoreTeam1: string;
  scoreTeam2: string;
  court: string;
}

/** One change for all of them; `confirm` clears the scores of the later games that it reaches. */
export const changePlayoffGames = (
  tournament: Id,
  items: readonly BulkItem<BracketFields>[],
  confirm = false,
) =>
  call<(PlayoffGameView | WildcardGameView)[]>(
    "PUT",
    `/api/${tournament}/playoffgames${confirm ? "?confirm=true" : ""}`,
    { body: items },
  );

export interface RawPlayoffGame extends BracketFields {
  division: string;
  isWildCard: boolean;
  /** Of a bracket game only. */
  round?: string;
  /** A wildcard without one takes the next that is free. */
  rank?: string;
  time: string;
}

export const addPlayoffGame = (tournament: Id, body: RawPlayoffGame) =>
  call<PlayoffGameView | WildcardGameView>("POST", `/api/playoffgames/${tournament}`, { body });
