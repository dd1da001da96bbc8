// The table of calls: what the organisers of a tournament read and do, but for the playoffs.
import { expect } from "bun:test";
import type { Call } from "./call.ts";
import type { Stage } from "./stage.ts";

const message = { message: expect.any(String) };
const organiser = { who: "organiser" } as const;
const change = { change: expect.any(String), version: expect.any(Number) };

export const HISTORY: Call[] = [
  {
    ...organiser,
    call: "GET /api/tournaments/:tournament/history?limit=1",
    status: 200,
    answer: ({ ids, people }: Stage) => ({
      changes: [
        {
          change: ids.change,
          actor: { _id: people.owner.account, name: people.owner.name },
          summary: expect.any(String),
          items: [{ entity: "game", id: ids.game, before: { court: "1" }, after: { court: "2" } }],
          undoes: [],
          undoneBy: null,
          undoable: true,
        },
      ],
      next: expect.any(Number),
    }),
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/history/:change/preview",
    status: 200,
    answer: ({ ids }: Stage) => ({
      undoable: true,
      reason: null,
      dependents: [],
      effects: {
        standings: [],
        bracket: [],
        games: [{ _id: ids.game, before: { court: "2" }, after: { court: "1" } }],
      },
    }),
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/history/:change/undo",
    body: { confirm: [] },
    status: 200,
    answer: change,
  },
  {
    ...organiser,
    call: "GET /api/tournaments/:tournament/events",
    status: 200,
    answer: expect.stringContaining('"TournamentCreated"'),
  },
  {
    ...organiser,
    call: "GET /api/tournaments/:tournament/snapshot?version=1",
    status: 200,
    answer: ({ ids }: Stage) => ({ version: 1, tournament: { _id: ids.tournament }, teams: [], games: [] }),
  },
];

export const ORGANISING: Call[] = [
  {
    ...organiser,
    call: "PUT /api/tournaments/:tournament",
    body: ({ ids, isPublished }: Stage) => ({
      name: "Spring Open",
      acronym: "SO24",
      location: "Hall 2",
      startdate: "2024-05-04",
      enddate: "2024-05-05",
      organization: "VC",
      winner: ids.aces,
      isPublished,
      isCustomStanding: true,
    }),
    status: 200,
    answer: ({ ids, isPublished }: Stage) => ({
      acronym: "SO24",
      enddate: "2024-05-05",
      winner: { _id: ids.aces, name: "Aces" },
      chosenWinner: { _id: ids.aces },
      isPublished,
      linkindex: ids.link,
    }),
  },
  {
    ...organiser,
    call: "POST /api/divisions",
    body: ({ ids }: Stage) => ({ name: "Iron", description: "third", tournamentID: ids.tournament }),
    status: 201,
    answer: { _id: expect.any(String), version: expect.any(Number), name: "Iron", description: "third" },
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/divisions/:silver",
    body: { description: "second" },
    status: 200,
    answer: ({ ids }: Stage) => ({ _id: ids.silver, name: "Silver", description: "second" }),
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/divisions",
    body: ({ ids }: Stage) => [
      { _id: ids.silver, name: "Bronze" },
      { _id: ids.bronze, name: "Silver" },
    ],
    status: 200,
    answer: [{ name: "Bronze" }, { name: "Silver" }],
  },
  { ...organiser, call: "DELETE /api/:tournament/divisions/:silver", status: 200, answer: message },
  {
    ...organiser,
    call: "POST /api/:tournament/divisions/delete",
    body: ({ ids }: Stage) => ({ ids: [ids.bronze, ids.division] }),
    status: 200,
    answer: ({ ids }: Stage) => ({ deleted: [ids.bronze], refused: [{ _id: ids.division, code: "in-use" }] }),
  },
  {
    ...organiser,
    call: "POST /api/teams",
    body: ({ ids }: Stage) => ({
      tournamentID: ids.tournament,
      name: "Eagles",
      captain: "Ann",
      state: "VC",
      division: ids.division,
    }),
    status: 201,
    answer: ({ ids }: Stage) => ({
      name: "Eagles",
      captain: "Ann",
      state: "VC",
      division: { _id: ids.division, name: "Gold" },
      standing: 0,
    }),
  },
  {
    ...organiser,
    call: "PUT /api/teams/:spare1",
    body: ({ ids }: Stage) => ({ _id: ids.spare1, name: "Spare One", captain: null }),
    status: 200,
    answer: { name: "Spare One", captain: null },
  },
  { ...organiser, call: "DELETE /api/teams/:spare1", status: 200, answer: message },
  {
    ...organiser,
    call: "PUT /api/:tournament/teams/:spare2",
    body: { captain: "Bo", state: "OH" },
    status: 200,
    answer: { name: "Spare 2", captain: "Bo", state: "OH" },
  },
  {
    ...organiser,
    call: "POST /api/:tournament/teams",
    body: ({ ids }: Stage) => [
      { name: "Pasted One", captain: "Pat", division: ids.division },
      { name: "Pasted Two" },
    ],
    status: 201,
    answer: [
      { name: "Pasted One", captain: "Pat" },
      { name: "Pasted Two", division: null },
    ],
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/teams",
    body: ({ ids }: Stage) => [
      { _id: ids.spare2, name: "Spare 3" },
      { _id: ids.spare3, name: "Spare 2" },
    ],
    status: 200,
    answer: [{ name: "Spare 3" }, { name: "Spare 2" }],
  },
  { ...organiser, call: "DELETE /api/:tournament/teams/:spare2", status: 200, answer: message },
  {
    ...organiser,
    call: "POST /api/:tournament/teams/delete",
    body: ({ ids }: Stage) => ({ ids: [ids.spare3, ids.aces] }),
    status: 200,
    answer: ({ ids }: Stage) => ({ deleted: [ids.spare3], refused: [{ _id: ids.aces, code: "in-use" }] }),
  },
  {
    ...organiser,
    call: "POST /api/games",
    body: ({ ids }: Stage) => ({
      tournament: ids.tournament,
      team1: ids.blockers,
      team2: ids.diggers,
      isReferee: false,
      round: "2",
      court: 4,
      time: "12:30:00",
      scoreTeam1: "25",
      scoreTeam2: "18",
    }),
    status: 201,
    answer: { round: "2", court: "4", time: "12:30", scoreTeam1: 25, scoreTeam2: 18, division: null },
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/games/:game",
    body: ({ ids }: Stage) => ({
      team2: ids.diggers,
      division: "",
      court: "3",
      date: "2024-05-05",
      time: "10:00",
      isReferee: false,
      scoreTeam1: 25,
      scoreTeam2: 20,
      round: 2,
    }),
    status: 200,
    answer: ({ ids }: Stage) => ({
      team2: { _id: ids.diggers },
      division: null,
      court: "3",
      date: "2024-05-05",
      time: "10:00",
      scoreTeam1: 25,
      round: "2",
    }),
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/games",
    body: ({ ids }: Stage) => [
      { _id: ids.game, scoreTeam1: 26, scoreTeam2: 24 },
      { _id: ids.secondGame, scoreTeam1: 12, scoreTeam2: 25 },
    ],
    status: 200,
    answer: [{ scoreTeam1: 26 }, { scoreTeam2: 25 }],
  },
  { ...organiser, call: "DELETE /api/:tournament/games/:spareGame1", status: 200, answer: message },
  {
    ...organiser,
    call: "POST /api/:tournament/games/delete",
    body: ({ ids }: Stage) => ({ ids: [ids.spareGame2] }),
    status: 200,
    answer: ({ ids }: Stage) => ({ deleted: [ids.spareGame2], refused: [] }),
  },
  {
    ...organiser,
    call: "POST /api/uploadgames/:tournament?dryRun=true",
    body: [{ team1: "Aces", team2: "Nobody" }],
    status: 200,
    answer: { count: 0, skipped: 0, rows: [{ row: 2, column: "team2", error: expect.any(String) }] },
  },
  {
    ...organiser,
    call: "POST /api/uploadgames/:tournament",
    body: [
      { team1: "", team2: "" },
      {
        team1: "Aces",
        team2: "Blockers",
        division: "Gold",
        round: "3",
        court: "7",
        time: "03:30 PM",
        scoreTeam1: "",
        scoreTeam2: "",
        isReferee: "",
      },
    ],
    status: 201,
    answer: { message: "Data uploaded successfully!", count: 1, skipped: 0, change: expect.any(String) },
  },
  {
    ...organiser,
    call: "PUT /api/teamstanding/:tournament",
    status: 200,
    answer: ({ ids }: Stage) => ({
      message: "Standing Updated successfully!",
      standings: expect.arrayContaining([
        expect.objectContaining({ standing: 1, team: { _id: ids.aces, name: "Aces" }, totalWins: 2 }),
      ]),
    }),
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/teamstat/:aces",
    body: { standing: "2", totalWins: 3, totalLosses: 1, totalGamesPlayed: 4 },
    status: 200,
    answer: { standing: 2, totalWins: 3, totalLosses: 1, totalGamesPlayed: 4 },
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/teamstat",
    body: ({ ids }: Stage) => [{ _id: ids.blockers, standing: 1 }],
    status: 200,
    answer: [{ standing: 1 }],
  },
  {
    ...organiser,
    call: "DELETE /api/feedback/:tournament/:feedback",
    status: 200,
    answer: { ...message, change: expect.any(String) },
  },
  {
    ...organiser,
    call: "GET /api/tournaments/:tournament/organisers",
    status: 200,
    answer: ({ people }: Stage) =>
      expect.arrayContaining([expect.objectContaining({ _id: people.owner.account, role: "owner" })]),
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/organisers",
    body: { email: "newcomer@example.org" },
    status: 201,
    answer: message,
  },
  {
    ...organiser,
    call: "DELETE /api/tournaments/:tournament/organisers/:pending",
    status: 200,
    answer: message,
  },
];
