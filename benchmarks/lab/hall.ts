// A hall: a published tournament of any size, as a log, and how it gets into a database.
import { type Game, type Id, NO_RECORD } from "#events/entities.ts";
import type { Change, DomainEvent } from "#events/envelope.ts";
import { homeCard } from "#projections/home-card.ts";
import { fold } from "#projections/state/evolve.ts";
import { createTournament } from "#server/features/tournaments/decide.ts";
import { type AppendItem, append } from "#server/log/append.ts";
import { isRefusal } from "#server/log/command.ts";
import { added } from "#server/log/edit.ts";
import { organisersOf } from "#server/log/organisers-of.ts";
import { readEpoch } from "#server/log/read-changes.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";

export interface Hall {
  tournament: Id;
  teams: Id[];
  games: Id[];
  changes: Change[];
}

export interface HallSize {
  teams: number;
  gamesPerTeam: number;
  owner?: Id;
  /** Scores beyond one per game are corrections, until the log has that many events. */
  events?: number;
  isCustomStanding?: boolean;
}

const CHANGES_PER_CALL = 4000;

export const slugOf = (tournament: Id): string => `bench-${tournament}`;

/** Every game has a court, a time and a score. Every change is one event, except the creation, which is two. */
export function hallOf({
  teams: teamCount,
  gamesPerTeam,
  owner = crypto.randomUUID(),
  events = 0,
  isCustomStanding = true,
}: HallSize): Hall {
  const tournament = crypto.randomUUID();
  const changes: Change[] = [];
  const record = (kind: Change["kind"], happened: DomainEvent[], names: Change["names"] = {}) =>
    changes.push({
      change: crypto.randomUUID(),
      tournament,
      version: changes.length + 1,
      at: new Date(Date.UTC(2024, 4, 4, 8) + changes.length * 1000).toISOString(),
      actor: owner,
      kind,
      command: crypto.randomUUID(),
      params: {},
      undoes: [],
      names,
      events: happened,
    });
  const details = { name: "Benchmark Open", acronym: "BENCH", startdate: "2024-05-04", isPublished: true };
  const created = createTournament(tournament, owner, {
    ...details,
    slug: slugOf(tournament),
    isCustomStanding,
  });
  if (isRefusal(created)) throw new Error(created.error);
  record("CreateTournament", created.events);
  const teams = Array.from({ length: teamCount }, () => crypto.randomUUID() as Id);
  for (const [index, id] of teams.entries()) {
    const team = { name: `Team ${index + 1}`, captain: null, state: null, division: null, record: NO_RECORD };
    record("AddTeam", [added("TeamAdded", "team", id, team)], { [id]: team.name });
  }
  const games: Id[] = [];
  const played: Game[] = [];
  for (let index = 0; index < (teamCount * gamesPerTeam) / 2; index++) {
    const id = crypto.randomUUID();
    const game = gameOf(teams, index);
    games.push(id);
    played.push(game);
    record("AddGame", [added("GameAdded", "game", id, game)]);
  }
  for (let index = 0; changes.length < events; index++) {
    const at = index % games.length;
    const before = played[at]!;
    played[at] = { ...before, score: scoreOf(index) };
    const sides = { before: { score: before.score }, after: { score: played[at].score } };
    record("ChangeGames", [{ type: "ScoreCorrected", schema: 1, entity: "game", id: games[at]!, ...sides }]);
  }
  return { tournament, teams, games, changes };
}

const scoreOf = (index: number): Game["score"] => ({ sets: [[25, index % 24]], ended: null });

/** Rounds twenty minutes apart, in each of which every team meets another one. */
function gameOf(teams: readonly Id[], index: number): Game {
  const perRound = teams.length / 2;
  const round = Math.floor(index / perRound);
  const place = index % perRound;
  const minutes = 8 * 60 + (round % 40) * 20;
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    pair: {
      team1: teams[place]!,
      team2: teams[perRound + ((place + round) % perRound)]!,
      isReferee: false,
    },
    division: null,
    round: `${round + 1}`,
    court: `${place + 1}`,
    date: "2024-05-04",
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    score: scoreOf(index),
    order: index + 1,
  };
}

/** Writes halls through the product's own append. */
export async function seed(url: string, halls: readonly Hall[]): Promise<void> {
  const pool = openPool({ url, max: 1 });
  const db = openDatabase(pool);
  for (const { tournament, changes } of halls) {
    const state = fold(changes);
    const card = homeCard(state);
    for (let from = 0; from < changes.length; from += CHANGES_PER_CALL) {
      const item: AppendItem = {
        tournament,
        expected: from,
        commands: [],
        changes: changes.slice(from, from + CHANGES_PER_CALL),
        answers: [],
        slug: from === 0 ? slugOf(tournament) : null,
        home: { published: card.isPublished, card },
        organisers: from === 0 ? organisersOf(state) : null,
      };
      const { tournaments } = await append(db, await readEpoch(db), [item]);
      if (tournaments[tournament]?.outcome !== "written") throw new Error("A hall could not be written.");
    }
  }
  await db.destroy();
}
