// The display's scenes: what is on court, everybody's rank in pages, the bracket and the champion.
import { expect, test } from "bun:test";
import { snapshotContent } from "#projections/snapshot.ts";
import type { GameView, PlayoffGameView, Snapshot, StandingView } from "#projections/views.ts";
import { replay } from "#tests/replay.ts";
import { type Scene, scenesOf } from "./scenes.ts";

const frame = { protocol: 1, epoch: "e", version: 1 };
const cup: Snapshot = { ...frame, ...snapshotContent(replay("tests/logs/lagoon-cup.ndjson")) };
const day = cup.tournament.startdate;
const keys = (scenes: Scene[]) => scenes.map(({ key }) => key);

const team = (name: string) => ({ _id: name, name });
let made = 0;
const game = (time: string | null, court: string | null, more: Partial<GameView> = {}): GameView => ({
  _id: `game-${++made}`,
  version: 1,
  tournament: cup.tournament._id,
  team1: team("Aces"),
  team2: team("Blockers"),
  division: null,
  isReferee: false,
  round: null,
  court,
  date: null,
  time,
  scoreTeam1: null,
  scoreTeam2: null,
  order: made,
  ...more,
});
const standing = (rank: number): StandingView => ({
  team: team(`Team ${rank}`),
  division: null,
  decidedBy: null,
  standing: rank,
  totalGamesPlayed: 1,
  totalWins: 1,
  totalLosses: 0,
  totalPoints: 25,
  cumulativePointDifference: 5,
});
const empty: Snapshot = {
  ...cup,
  tournament: { ...cup.tournament, winner: null },
  divisions: [],
  teams: [],
  games: [],
  wildcardGames: [],
  playoffGames: [],
  standings: [],
};
const final: PlayoffGameView = {
  ...{ _id: "final", version: 1, tournament: cup.tournament._id, division: null, date: null },
  ...{ isWildCard: false, isBye: false, round: 4, rank: 1, court: "1", time: "15:00" },
  ...{ team1: team("Herons"), team2: team("Otters"), scoreTeam1: 25, scoreTeam2: 23 },
  ...{ source1: { kind: "winner", round: 3, rank: 1 }, source2: { kind: "winner", round: 3, rank: 2 } },
};
const finals = { tournament: { ...cup.tournament, winner: team("Herons") }, playoffGames: [final] };
const at = (time: string) => ({ date: day, time });

test("nothing to show yet: a welcome", () => {
  expect(scenesOf(empty, at("09:00"))).toMatchObject([{ kind: "welcome", begun: false }]);
});

// A hall whose desk was late with the scores was told that there was no schedule.
test("after the last game's time, before any result: a welcome that knows of the games", () => {
  const games = [game("09:00", "1"), game("09:40", "2")];
  expect(scenesOf({ ...empty, games }, at("14:00"))).toMatchObject([{ kind: "welcome", begun: true }]);
});

test("a court shows the game on it, the one after, and its referee; the hall's order is natural", () => {
  const games = [
    game("09:00", "10", { scoreTeam1: 25, scoreTeam2: 20 }),
    game("09:40", "10"),
    game("09:40", "2", { team2: team("Crush") }),
    game("09:40", "2", { team1: team("Diggers"), team2: team("Diggers"), isReferee: true }),
    game("10:20", "2", { team1: team("Eagles") }),
  ];
  const [scene] = scenesOf({ ...empty, games }, at("09:50")) as Extract<Scene, { kind: "courts" }>[];
  expect(scene!.courts.map(({ court }) => court)).toEqual(["2", "10"]);
  expect(scene!.courts[0]).toMatchObject({
    now: { sides: ["Aces", "Crush"], referees: ["Diggers"] },
    next: { sides: ["Eagles", "Blockers"], referees: [] },
  });
  expect(scene!.courts[1]).toMatchObject({ now: { time: "09:40" }, next: null, last: { scoreTeam1: 25 } });
});

test("games of the placeholder are on no court, nor is a bracket game without court and time", () => {
  const bye = { ...cup.teams[0]!, ...team("BYE - Referee"), placeholder: true };
  const games = [game("09:00", "1", { team2: team("BYE - Referee") })];
  expect(scenesOf({ ...empty, teams: [bye], games }, at("08:00"))).toMatchObject([{ kind: "welcome" }]);
  const placed = scenesOf({ ...empty, games: [game(null, null), game("09:00", null)] }, at("08:00"));
  expect(placed).toMatchObject([{ kind: "courts", courts: [{ court: null, next: { time: "09:00" } }] }]);
});

test("many teams come in even pages, and the courts return after three of them", () => {
  const standings = Array.from({ length: 41 }, (_, index) => standing(index + 1));
  const scenes = scenesOf({ ...empty, games: [game("09:00", "1")], standings }, at("09:00"));
  expect(keys(scenes)).toEqual([
    "courts-1-1",
    "standings-1",
    "standings-2",
    "standings-3",
    "courts-1-2",
    "standings-4",
    "standings-5",
  ]);
  const pages = scenes.filter((scene) => scene.kind === "standings");
  expect(pages.map(({ rows }) => rows.length)).toEqual([8, 8, 8, 8, 9]);
  expect(pages.flatMap(({ rows }) => rows.map((row) => row.standing))).toEqual(
    standings.map((row) => row.standing),
  );
  expect(pages[1]!.page).toEqual({ number: 2, of: 5 });
});

test("uncalculated standings are left out; once everything is played the newest results are shown", () => {
  const games = [
    game("09:00", "1", { scoreTeam1: 25, scoreTeam2: 20 }),
    game("09:40", "1", { scoreTeam1: 20, scoreTeam2: 25 }),
  ];
  const scenes = scenesOf({ ...empty, games, standings: [standing(0)] }, at("18:00"));
  expect(scenes).toMatchObject([{ kind: "results", games: [{ time: "09:40" }, { time: "09:00" }] }]);
});

test("a finished cup crowns its champion first and shows the last rounds of its bracket", () => {
  const scenes = scenesOf({ ...cup, ...finals }, at("23:00"));
  expect(scenes[0]).toMatchObject({ kind: "champion", name: "Herons" });
  expect(scenes.at(-1)).toMatchObject({ kind: "bracket", from: 3 });
  expect(new Set(keys(scenes)).size).toBe(scenes.length);
});
