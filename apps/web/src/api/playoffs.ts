// The calls about wildcards and the bracket: previewed, created, filled in, corrected.
import type { Id } from "#events/entities.ts";
import type { Named, PlayoffGameView, WildcardGameView } from "#projections/views.ts";
import { call } from "./call.ts";
import { type BulkItem, SCORES_TIMEOUT_MS, type ScoreChange } from "./entries.ts";

export type Method = "standard" | "without-wildcard" | "with-wildcard" | "empty";
export type SeedBy = "record" | "rank";

/** Without `drop`, the number that the wildcards were made with. */
export interface BracketPlan {
  method: Method;
  drop?: number;
  seedBy: SeedBy;
}

export interface BracketPreview {
  games: PlayoffGameView[];
  leftOut: Named[];
  /** Record order and displayed rank would seed differently. */
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
  call<BracketPreview>("POST", `/api/tournaments/${tournament}/playoffs/preview`, {
    body: plan,
    dryRun: true,
  });

export interface WildcardPreview {
  games: WildcardGameView[];
  /** The teams that are dropped first. */
  leftOut: Named[];
  differs: boolean;
  scoresLost: number;
}

export const previewWildcards = (tournament: Id, plan: WildcardPlan) =>
  call<WildcardPreview>("POST", `/api/tournaments/${tournament}/wildcards/preview`, {
    body: plan,
    dryRun: true,
  });

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
  /** None: the start date. */
  date: string;
  time: string;
  court: string;
}

type Games = (PlayoffGameView | WildcardGameView)[];

const changing = (tournament: Id, confirm: boolean): string =>
  `/api/${tournament}/playoffgames${confirm ? "?confirm=true" : ""}`;

/** One change for all of them; `confirm` clears the scores of the later games that it reaches. */
export const changePlayoffGames = (
  tournament: Id,
  items: readonly BulkItem<BracketFields>[],
  confirm = false,
) => call<Games>("PUT", changing(tournament, confirm), { body: items });

/** `between`: the teams that a score is for. `key`: the act's own, so that it can be sent again after a reload. */
export const enterPlayoffScores = (
  tournament: Id,
  items: readonly BulkItem<ScoreChange & { between?: readonly [Id, Id] }>[],
  key: string,
  confirm: boolean,
) => call<Games>("PUT", changing(tournament, confirm), { body: items, key, timeoutMs: SCORES_TIMEOUT_MS });

export interface RawPlayoffGame extends Omit<BracketFields, "date"> {
  division: string;
  isWildCard: boolean;
  /** Only for a bracket game. */
  round?: string;
  /** A wildcard game without one takes the next free rank. */
  rank?: string;
}

export const addPlayoffGame = (tournament: Id, body: RawPlayoffGame) =>
  call<PlayoffGameView | WildcardGameView>("POST", `/api/playoffgames/${tournament}`, { body });
