// Examples of the read models, as the description of the API shows them.
import { FIRST_RULES } from "#events/rules/format.ts";
import type {
  DivisionView,
  GameView,
  HomeCard,
  PlayoffGameView,
  StandingView,
  TeamView,
  TournamentView,
  WildcardGameView,
} from "#projections/views.ts";

export const ID = {
  tournament: "0b6f1a52-3c55-4d0e-9a3b-6f1f2f7c1a01",
  division: "1c7e2b63-4d66-4e1f-8b4c-7a2a3a8d2b02",
  team: "2d8f3c74-5e77-4f2a-9c5d-8b3b4b9e3c03",
  other: "3e9a4d85-6f88-4a3b-8d6e-9c4c5caf4d04",
  game: "4fab5e96-7a99-4b4c-9e7f-ad5d6db05e05",
  change: "5abc6fa7-8baa-4c5d-8f8a-be6e7ec16f06",
  account: "6bcd7ab8-9cbb-4d6e-9a9b-cf7f8fd27a07",
} as const;

const aces = { _id: ID.team, name: "Aces" };
const blockers = { _id: ID.other, name: "Blockers" };
const gold = { _id: ID.division, name: "Gold" };

export const RECORD = { standing: 1, totalGamesPlayed: 3, totalWins: 3, totalLosses: 0 };
const FULL_RECORD = { ...RECORD, totalPoints: 75, cumulativePointDifference: 22 };

export const CARD: HomeCard = {
  _id: ID.tournament,
  name: "Spring Open",
  acronym: "SPRING24",
  organization: "Harbour Club",
  location: "Quayside",
  startdate: "2024-05-04",
  enddate: null,
  linkindex: "spring-open-05042024",
  owner: ID.account,
  winner: null,
  isPublished: true,
};

export const TOURNAMENT: TournamentView = {
  ...CARD,
  version: 1,
  chosenWinner: null,
  isCustomStanding: false,
  isCustomPlayoff: false,
  unusualScoreWarnings: true,
  scoresChangedSince: false,
  rules: FIRST_RULES,
};

export const DIVISION: DivisionView = {
  ...gold,
  version: 2,
  description: "First division",
  tournamentID: ID.tournament,
};

export const TEAM: TeamView = {
  _id: ID.team,
  version: 3,
  name: "Aces",
  captain: "Mara Quist",
  state: "Northport",
  division: gold,
  tournamentID: ID.tournament,
  placeholder: false,
  ...FULL_RECORD,
};

const PLACED = {
  _id: ID.game,
  version: 7,
  tournament: ID.tournament,
  team1: aces,
  team2: blockers,
  division: gold,
  court: "3",
  date: null,
  time: "09:00",
  scoreTeam1: 25,
  scoreTeam2: 20,
};

export const GAME: GameView = { ...PLACED, isReferee: false, round: "1", order: 0 };

export const WILDCARD_GAME: WildcardGameView = { ...PLACED, isWildCard: true, round: null, rank: 1 };

export const PLAYOFF_GAME: PlayoffGameView = {
  ...PLACED,
  isWildCard: false,
  round: 1,
  rank: 1,
  isBye: false,
  source1: { kind: "seed" },
  source2: { kind: "seed" },
};

export const STANDING: StandingView = { team: aces, division: gold, ...FULL_RECORD, decidedBy: "difference" };

export const FEEDBACK = {
  _id: ID.change,
  tournament: ID.tournament,
  text: "Well run!",
  name: "Kim",
  isPrivate: false,
  at: "2024-05-04T10:30:00.000Z",
};

export const message = (text: string) => ({ message: text });

export const SEVERAL_NOTE =
  "one change, all or none, each `_id` once; each item may carry the version that was seen";

export const DELETE_NOTE =
  "one change, told one by one; what is in use, or changed since the version that was seen, is refused";

export const deleted = {
  deleted: [ID.game],
  refused: [{ _id: ID.team, error: "Aces is in use: 2 games.", code: "in-use" }],
};
