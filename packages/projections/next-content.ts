// The content that follows on another one: after a score only its game, and what is counted from it, is made anew.
import type { Id, TeamRecord } from "#events/entities.ts";
import { tournamentOf } from "./content.ts";
import { compareWhen, sortList } from "./lists.ts";
import { gameView, snapshotContent, tournamentView } from "./snapshot.ts";
import { standings } from "./standings.ts";
import type { State } from "./state.ts";
import type { GameView, SnapshotContent, StandingView, TeamView } from "./views.ts";

export interface Shown {
  readonly state: State;
  readonly content: SnapshotContent;
}

/** Kinds whose change can reach any row: names, dates, slots. */
const FAR_REACHING = ["tournament", "division", "team", "wildcardGame", "playoffGame"] as const;

/** Equals `snapshotContent(state)`; rows and lists that did not change are the ones of before. */
export function nextContent({ state: before, content: known }: Shown, state: State): SnapshotContent {
  if (FAR_REACHING.some((kind) => state.content[kind] !== before.content[kind]))
    return snapshotContent(state);
  if (state.content.game === before.content.game) return known;
  const counted = tournamentOf(state.content).isCustomStanding ? known : recounted(known, state);
  return {
    ...known,
    tournament: tournamentView(state),
    teams: counted.teams,
    games: nextGames(known, before, state),
    standings: counted.standings,
  };
}

/** In automatic mode every score moves records; who is in no place is the placeholder, and stays. */
function recounted(known: SnapshotContent, state: State): Pick<SnapshotContent, "teams" | "standings"> {
  const ranked = standings(state.content);
  const records = new Map(ranked.map(({ team, record }) => [team, record]));
  const old = new Map(known.standings.map((row) => [row.team._id, row]));
  return {
    teams: known.teams.map((row): TeamView => {
      const record = records.get(row._id);
      return !record || sameRecord(row, record) ? row : { ...row, ...record };
    }),
    standings: ranked.map(({ team, record, decidedBy }): StandingView => {
      const row = old.get(team)!;
      return row.decidedBy === decidedBy && sameRecord(row, record) ? row : { ...row, ...record, decidedBy };
    }),
  };
}

const sameRecord = (a: TeamRecord, b: TeamRecord): boolean =>
  a.standing === b.standing &&
  a.totalGamesPlayed === b.totalGamesPlayed &&
  a.totalWins === b.totalWins &&
  a.totalLosses === b.totalLosses &&
  a.totalPoints === b.totalPoints &&
  a.cumulativePointDifference === b.cumulativePointDifference;

function nextGames({ games: known, tournament }: SnapshotContent, before: State, state: State): GameView[] {
  const { game: games } = state.content;
  const changed = new Map<Id, GameView>();
  for (const [id, game] of games)
    if (before.content.game.get(id) !== game) changed.set(id, gameView(state, id));
  let moved = games.size !== known.length;
  const rows: GameView[] = [];
  for (const row of known) {
    const now = changed.get(row._id);
    changed.delete(row._id);
    if (now) moved ||= compareWhen(row, now, tournament) !== 0 || row.order !== now.order;
    if (now || games.has(row._id)) rows.push(now ?? row);
  }
  moved ||= changed.size > 0;
  return moved ? sortList("games", [...rows, ...changed.values()], tournament) : rows;
}
