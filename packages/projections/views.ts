// The read models as they are sent: the rows of a snapshot, with the specification's field names.
import type { Id, TeamRecord } from "#events/entities.ts";
import type { RankingKeyName, Rules } from "#events/rules/format.ts";

/** A team, a division or a person, as a row refers to it. */
export interface Named {
  _id: Id;
  name: string;
}

/** `version`: the tournament's version at the last change of the row's own stored fields. */
interface Row {
  _id: Id;
  version: number;
}

/** `winner` is the chosen winner, else the champion; `chosenWinner` is what the form edits (rule 23). */
export interface TournamentView extends Row {
  name: string;
  acronym: string;
  organization: string | null;
  location: string | null;
  startdate: string;
  enddate: string | null;
  linkindex: string;
  owner: Id;
  winner: Named | null;
  chosenWinner: Named | null;
  isPublished: boolean;
  isCustomStanding: boolean;
  isCustomPlayoff: boolean;
  unusualScoreWarnings: boolean;
  /** A calculation now would differ from the stored standings (rule 15). */
  scoresChangedSince: boolean;
  rules: Rules;
}

export interface DivisionView extends Row {
  name: string;
  description: string | null;
  tournamentID: Id;
}

export interface TeamView extends Row, TeamRecord {
  name: string;
  captain: string | null;
  state: string | null;
  division: Named | null;
  tournamentID: Id;
  placeholder: boolean;
}

export interface GameView extends Row {
  tournament: Id;
  team1: Named;
  team2: Named;
  division: Named | null;
  isReferee: boolean;
  round: string | null;
  court: string | null;
  date: string | null;
  time: string | null;
  scoreTeam1: number | null;
  scoreTeam2: number | null;
  order: number;
}

export interface WildcardGameView extends Row {
  tournament: Id;
  team1: Named | null;
  team2: Named | null;
  division: Named | null;
  isWildCard: true;
  round: number | null;
  rank: number;
  court: string | null;
  date: string | null;
  time: string | null;
  scoreTeam1: number | null;
  scoreTeam2: number | null;
}

/** Where a side's team comes from. `differs`: without the pick it would be another team. */
export type SlotSource =
  | { kind: "seed" | "vacant" | "open" }
  | { kind: "winner"; round: number; rank: number }
  | { kind: "picked"; differs?: boolean };

export interface PlayoffGameView extends Omit<WildcardGameView, "isWildCard" | "round"> {
  isWildCard: false;
  round: number;
  isBye: boolean;
  source1: SlotSource;
  source2: SlotSource;
}

/** A row of the standings; its key is `team._id`. `decidedBy`: why it stands below the row above. */
export interface StandingView extends TeamRecord {
  team: Named;
  division: Named | null;
  decidedBy: RankingKeyName | null;
}

/** The lists of a snapshot and the rows they hold. */
export interface Lists {
  divisions: DivisionView;
  teams: TeamView;
  games: GameView;
  wildcardGames: WildcardGameView;
  playoffGames: PlayoffGameView;
  standings: StandingView;
}

export type ListName = keyof Lists;

export type SnapshotContent = { tournament: TournamentView } & { [L in ListName]: Lists[L][] };

/** Raised when old pages can no longer apply new frames; they then reload. */
export const PROTOCOL = 1;

export interface Frame {
  protocol: number;
  epoch: string;
  version: number;
}

export type Snapshot = Frame & SnapshotContent;

/** Of a row that the page has: its key, and the fields that changed. */
export type ChangedRow<L extends ListName> = Partial<Lists[L]> &
  (L extends "standings" ? Pick<StandingView, "team"> : { _id: Id });

export type Patch = Frame & {
  /** The version of the frame before. */
  from: number;
  /** Whole rows. */
  set: { tournament?: Partial<TournamentView> } & { [L in ListName]?: Lists[L][] };
  /** Only in streams that ask for it (`?rows=changed`): existing rows that changed are here instead of in `set`. */
  changed?: { [L in ListName]?: ChangedRow<L>[] };
  removed: { [L in ListName]?: Id[] };
};

/** A tournament as the home page lists it. */
export interface HomeCard {
  _id: Id;
  name: string;
  acronym: string;
  organization: string | null;
  location: string | null;
  startdate: string;
  enddate: string | null;
  linkindex: string;
  owner: Id;
  winner: Named | null;
  isPublished: boolean;
  /** Absent unless it is deleted. */
  isRemoved?: true;
}

/** The home page as it is sent: `version` is the server's position in the log. */
export type HomeSnapshot = Frame & { tournaments: HomeCard[] };
