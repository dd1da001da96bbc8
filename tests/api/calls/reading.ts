// The table of calls: what anyone, or whoever may see a tournament, reads.
import { expect } from "bun:test";
import type { Call } from "./call.ts";
import type { Stage } from "./stage.ts";

const some = (row: object) => expect.arrayContaining([expect.objectContaining(row)]);
const snapshot = ({ ids }: Stage) => ({
  protocol: 1,
  epoch: expect.any(String),
  version: expect.any(Number),
  tournament: { _id: ids.tournament },
  divisions: some({ _id: ids.division }),
  teams: some({ _id: ids.aces }),
  games: some({ _id: ids.game }),
  wildcardGames: some({ _id: ids.wildcard }),
  playoffGames: some({ _id: ids.opener }),
  standings: some({ standing: 0 }),
});
const tournament = ({ ids, people }: Stage) => ({
  _id: ids.tournament,
  linkindex: ids.link,
  acronym: "SPRING24",
  startdate: "2024-05-04",
  winner: null,
  owner: people.owner.account,
  isCustomStanding: true,
});

export const READING: Call[] = [
  {
    call: "GET /api/tournaments/published",
    who: "anyone",
    status: 200,
    answer: ({ ids }: Stage) => some({ _id: ids.tournament, linkindex: ids.link, isPublished: true }),
  },
  { call: "GET /api/tournament/:link", who: "reader", status: 200, answer: tournament },
  { call: "GET /api/tournament/id/:tournament", who: "reader", status: 200, answer: tournament },
  {
    call: "GET /api/divisions/:tournament",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => some({ _id: ids.division, name: "Gold", tournamentID: ids.tournament }),
  },
  {
    call: "GET /api/teams/:tournament",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => some({ _id: ids.placeholder, placeholder: true, name: "BYE - Referee" }),
  },
  {
    call: "GET /api/teams/:tournament/division/:division",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) =>
      [ids.aces, ids.blockers, ids.crush, ids.diggers].map((_id) => ({
        _id,
        division: { _id: ids.division, name: "Gold" },
        standing: 0,
        totalWins: 0,
        tournamentID: ids.tournament,
      })),
  },
  {
    call: "GET /api/schedulegames/team/:tournament/:aces",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) =>
      [ids.game, ids.secondGame, ids.spareGame1, ids.spareGame2].map((_id) => ({ _id, isReferee: false })),
  },
  {
    call: "GET /api/schedulegames/team/:tournament/:blockers/?gaps=true",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => [
      { _id: ids.game, time: "09:00", team1: { name: "Aces" }, team2: { name: "Blockers" } },
    ],
  },
  {
    call: "GET /api/games/team/:tournament/:blockers",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => [{ _id: ids.game, tournament: ids.tournament, scoreTeam1: null }],
  },
  {
    call: "GET /api/games/:tournament",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => some({ _id: ids.game, court: "2", round: "1", date: null }),
  },
  {
    call: "GET /api/standings/:tournament",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) =>
      some({ team: { _id: ids.aces, name: "Aces" }, standing: 0, cumulativePointDifference: 0 }),
  },
  {
    call: "GET /api/wildcardgames/:tournament",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => [
      {
        _id: ids.wildcard,
        rank: 1,
        team1: { _id: ids.crush },
        team2: { _id: ids.diggers },
        scoreTeam1: null,
      },
    ],
  },
  {
    call: "GET /api/playoffgames/:tournament",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => some({ _id: ids.opener, round: 1, rank: 1, isWildCard: false, isBye: false }),
  },
  {
    call: "GET /api/playoffgames/all/:tournament",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => some({ _id: ids.wildcard, isWildCard: true }),
  },
  {
    call: "GET /api/feedback/:tournament",
    who: "reader",
    status: 200,
    answer: ({ ids }: Stage) => [
      { _id: ids.feedback, text: "Well run", name: "Anonymous", isPrivate: false },
    ],
  },
  { call: "GET /api/tournaments/:tournament/snapshot", who: "reader", status: 200, answer: snapshot },
  { call: "GET /api/tournaments/:tournament/live", who: "reader", status: 200, answer: snapshot },
  ...[
    ["standings", "rank,team,division,P,W,L,diff,points\r\n"],
    ["teams", "name,captain,state,division\r\n"],
    ["games", "team1,team2,division,round,court,date,time,scoreTeam1,scoreTeam2,isReferee\r\n"],
    ["playoffs", "stage,rank,team1,team2,division,round,court,date,time,scoreTeam1,scoreTeam2\r\n"],
  ].map(
    ([table, header]): Call => ({
      call: `GET /api/tournaments/:tournament/${table}.csv`,
      who: "reader",
      status: 200,
      answer: expect.stringContaining(header!),
    }),
  ),
  {
    call: "GET /api/live",
    who: "anyone",
    status: 200,
    answer: ({ ids }: Stage) => ({ protocol: 1, tournaments: some({ _id: ids.tournament }) }),
  },
  { call: "GET /api/feedback/", who: "anyone", status: 200, answer: expect.any(Array) },
  { call: "GET /api/share/", who: "anyone", status: 200, answer: expect.any(Array) },
  {
    call: "GET /api/share-count-by-platform/",
    who: "anyone",
    status: 200,
    answer: ["Twitter", "Facebook", "Whatsapp", "CopyToClipboard"].map((platform) => ({
      platform,
      count: expect.any(Number),
    })),
  },
  {
    call: "GET /api/openapi.json",
    who: "anyone",
    status: 200,
    answer: { openapi: expect.stringMatching(/^3/), paths: expect.any(Object) },
  },
  { call: "GET /api/docs", who: "anyone", status: 200, answer: expect.stringContaining("<html") },
  { call: "GET /healthz", who: "anyone", status: 200, answer: { status: "alive" } },
  { call: "GET /readyz", who: "anyone", status: 200, answer: { status: "ready" } },
  {
    call: "GET /metrics",
    who: "anyone",
    status: 200,
    answer: expect.stringContaining("scorecards_requests_total"),
  },
];
