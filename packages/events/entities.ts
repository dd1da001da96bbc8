// What a tournament is made of: one shape per entity. Every field is always there; null means absent.
import type { Rules } from "./rules/format.ts";
import type { Score } from "./rules/score.ts";

export type Id = string;

/** `owner` and `linkindex` never change through an ordinary command. Dates are calendar dates (rule 10). */
export interface Tournament {
  name: string;
  acronym: string;
  organization: string | null;
  location: string | null;
  startdate: string;
  enddate: string | null;
  linkindex: string;
  owner: Id;
  /** The winner chosen in Update Tournament; shown instead of the bracket's champion (rule 23). */
  winner: Id | null;
  isPublished: boolean;
  isCustomStanding: boolean;
  isCustomPlayoff: boolean;
  unusualScoreWarnings: boolean;
  /** How many teams left before the wildcards were made (rule 18); null if none were generated. */
  wildcardDrop: number | null;
  rules: Rules;
}

export interface Division {
  name: string;
  description: string | null;
}

/**
 * A team's stored standing and tally. They are one field, so they conflict as one.
 * Standing 0 is unranked (rule 14).
 */
export interface TeamRecord {
  standing: number;
  totalGamesPlayed: number;
  totalWins: number;
  totalLosses: number;
  totalPoints: number;
  cumulativePointDifference: number;
}

export interface Team {
  name: string;
  captain: string | null;
  state: string | null;
  division: Id | null;
  record: TeamRecord;
}

/** The two teams; one field, so they conflict as one. In a referee game team 2 equals team 1. */
export interface Pair {
  team1: Id;
  team2: Id;
  isReferee: boolean;
}

/** `order` is the order in which games were entered; it breaks ties between equal times. */
export interface Game {
  pair: Pair;
  division: Id | null;
  round: string | null;
  court: string | null;
  date: string | null;
  time: string | null;
  score: Score | null;
  order: number;
}

export interface WildcardGame {
  team1: Id | null;
  team2: Id | null;
  division: Id | null;
  round: number | null;
  rank: number;
  court: string | null;
  date: string | null;
  time: string | null;
  score: Score | null;
}

export type Seed = Id | "vacant" | null;

/** A bracket score belongs to the two teams that played it (rule 21). */
export interface PlayoffScore extends Score {
  teams: [Id, Id];
}

export interface PlayoffGame {
  round: number;
  rank: number;
  seed1: Seed;
  seed2: Seed;
  pick1: Id | null;
  pick2: Id | null;
  division: Id | null;
  court: string | null;
  date: string | null;
  time: string | null;
  score: PlayoffScore | null;
}

/** By account id; an invitation has its own id, which reveals nothing about the person (rule 32). */
export interface Organiser {
  role: "owner" | "organiser" | "invited";
}

export interface HiddenFeedback {
  hidden: true;
}

/** While a tournament has one, it is deleted: nobody sees it, and its owner may restore it. */
export interface Removal {
  removed: true;
}

/** The kinds of entity and the shape of each; the keys are the words used in the log and everywhere else. */
export interface Entities {
  tournament: Tournament;
  division: Division;
  team: Team;
  game: Game;
  wildcardGame: WildcardGame;
  playoffGame: PlayoffGame;
  organiser: Organiser;
  feedback: HiddenFeedback;
  removal: Removal;
}

export type EntityKind = keyof Entities;

export const ENTITY_KINDS: readonly EntityKind[] = [
  "tournament",
  "division",
  "team",
  "game",
  "wildcardGame",
  "playoffGame",
  "organiser",
  "feedback",
  "removal",
];

export const NO_RECORD: TeamRecord = {
  standing: 0,
  totalGamesPlayed: 0,
  totalWins: 0,
  totalLosses: 0,
  totalPoints: 0,
  cumulativePointDifference: 0,
};
