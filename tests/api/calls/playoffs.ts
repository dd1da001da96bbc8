// The table of calls: wildcards and the bracket, including the older pages' raw calls.
import { expect } from "bun:test";
import type { Call } from "./call.ts";
import type { Stage } from "./stage.ts";

const organiser = { who: "organiser" } as const;
const message = { message: expect.any(String) };
const open = { kind: "open" };

/** In an order in which each can follow the one before. */
export const PLAYOFFS: Call[] = [
  {
    ...organiser,
    call: "PUT /api/playoffgames/:tournament/:opener",
    body: { scoreTeam1: 25, scoreTeam2: 20, court: 5 },
    status: 200,
    answer: ({ ids }: Stage) => ({ _id: ids.opener, scoreTeam1: 25, scoreTeam2: 20, court: "5" }),
  },
  {
    ...organiser,
    call: "PUT /api/playoffgames/:tournament//:opener",
    body: { court: "6" },
    status: 200,
    answer: ({ ids }: Stage) => ({ _id: ids.opener, scoreTeam1: 25, court: "6" }),
  },
  {
    ...organiser,
    call: "PUT /api//playoffgames/:tournament/:opener/",
    body: { court: "7" },
    status: 200,
    answer: ({ ids }: Stage) => ({ _id: ids.opener, scoreTeam1: 25, court: "7" }),
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/playoffgames/:closer",
    body: ({ ids }: Stage) => ({ team1: ids.spare4, scoreTeam1: "25", scoreTeam2: "9", court: "1" }),
    status: 200,
    answer: ({ ids }: Stage) => ({ team1: { _id: ids.spare4 }, source1: { kind: "picked" }, scoreTeam1: 25 }),
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/playoffgames/:wildcard",
    body: { scoreTeam1: 20, scoreTeam2: 25, court: "2" },
    status: 200,
    answer: { isWildCard: true, scoreTeam2: 25, court: "2" },
  },
  {
    ...organiser,
    call: "PUT /api/:tournament/playoffgames",
    body: ({ ids }: Stage) => [
      { _id: ids.opener, court: "3", time: "17:00" },
      { _id: ids.wildcard, court: "4" },
    ],
    status: 200,
    answer: [{ court: "3", time: "17:00" }, { court: "4" }],
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/playoffs/preview",
    body: { method: "with-wildcard" },
    status: 200,
    answer: { games: Array(15).fill({ round: expect.any(Number) }), leftOut: [], scoresLost: 2 },
  },
  { ...organiser, call: "DELETE /api/playoffgames/:tournament", status: 200, answer: message },
  {
    ...organiser,
    call: "POST /api/playoffgames/:tournament",
    body: { round: 4, rank: 1 },
    status: 201,
    answer: { round: 4, rank: 1, team1: null, team2: null, isWildCard: false, source1: open, source2: open },
  },
  {
    ...organiser,
    call: "POST /api/playoffgames/:tournament",
    body: ({ ids }: Stage) => ({
      team1: ids.aces,
      team2: ids.diggers,
      isWildCard: false,
      round: "1",
      rank: "8",
    }),
    status: 201,
    answer: ({ ids }: Stage) => ({
      round: 1,
      rank: 8,
      team1: { _id: ids.aces },
      team2: { _id: ids.diggers },
    }),
  },
  {
    ...organiser,
    call: "POST /api/playoffgames/:tournament",
    body: ({ ids }: Stage) => ({
      team1: ids.blockers,
      team2: ids.crush,
      division: ids.division,
      round: 1,
      rank: 1,
      court: "2",
      time: "18:00",
      isWildCard: false,
      scoreTeam1: 25,
      scoreTeam2: 19,
    }),
    status: 201,
    answer: ({ ids }: Stage) => ({ division: { _id: ids.division }, time: "18:00", scoreTeam2: 19 }),
  },
  {
    ...organiser,
    call: "POST /api/playoffgames/:tournament",
    body: ({ ids }: Stage) => ({ team1: ids.aces, team2: ids.blockers, isWildCard: true, round: 1, rank: 2 }),
    status: 201,
    answer: { isWildCard: true, rank: 2 },
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/playoffs",
    body: { method: "empty", confirm: true },
    status: 201,
    answer: Array(15).fill({ team1: null, team2: null, source1: { kind: expect.any(String) } }),
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/wildcards/preview",
    body: { teams: 2, drop: 1 },
    status: 200,
    answer: {
      games: [{ isWildCard: true, rank: 1, scoreTeam1: null }],
      leftOut: [{ name: expect.any(String) }],
    },
  },
  {
    ...organiser,
    call: "POST /api/tournaments/:tournament/wildcards",
    body: { teams: 2, drop: 1, seedBy: "record", confirm: true },
    status: 201,
    answer: [{ isWildCard: true, rank: 1, team1: { name: expect.any(String) } }],
  },
  { ...organiser, call: "DELETE /api/wildcardgames/:tournament", status: 200, answer: message },
];
