// The next content, built from the previous one: a score rebuilds only its game and what is counted from it.
import { sameValue } from "#events/canonical.ts";
import type { Game, Id, TeamRecord } from "#events/entities.ts";
import { compareWhen, sortList } from "../lists.ts";
import { gameView, snapshotContent, standingViews, tournamentView } from "../snapshot.ts";
import { type ChangedGame, nextStandings } from "../standings/next-standings.ts";
import { sameCounts } from "../standings/tally.ts";
import { tournamentOf } from "../state/content.ts";
import { PersistentMap } from "../state/persistent-map.ts";
import type { State } from "../state/state.ts";
import type { GameView, SnapshotContent, StandingView, TeamView } from "../views.ts";

/** A state and the content shown for it. */
export interface ShownState {
  readonly state: State;
  readonly content: SnapshotContent;
}

/** Kinds whose change can affect any row: names, dates, slots. */
const FAR_REACHING = ["tournament", "division", "team", "wildcardGame", "playoffGame"] as const;

/** Equals `snapshotContent(state)`, but unchanged rows and lists are the same objects as before. */
export function nextContent({ state: before, content: known }: ShownState, state: State): SnapshotContent {
  if (FAR_REACHING.some((kind) => state.content[kind] !== before.content[kind]))
    return snapshotContent(state);
  if (state.content.game === before.content.game) return known;
  const changed = changedGames(before.content.game, state.content.game);
  const counted = tournamentOf(state.content).isCustomStanding ? known : recounted(known, changed, state);
  return {
    ...known,
    tournament: tournamentView(state),
    teams: counted.teams,
    games: nextGames(known, changed, state),
    standings: counted.standings,
  };
}

type Games = ReadonlyMap<Id, Game>;

function changedGames(before: Games, after: Games): Map<Id, ChangedGame> {
  const changed = new Map<Id, ChangedGame>();
  for (const id of PersistentMap.keysThatMayDiffer(before, after)) {
    const [known, game] = [before.get(id), after.get(id)];
    if (known !== game) changed.set(id, [known, game]);
  }
  return changed;
}

/** In automatic mode every score can move records. A team without a rank is the placeholder and keeps its record. */
function recounted(
  known: SnapshotContent,
  changed: ReadonlyMap<Id, ChangedGame>,
  state: State,
): Pick<SnapshotContent, "teams" | "standings"> {
  const { ranking } = tournamentOf(state.content).rules;
  const rows =
    nextStandings(known.standings, [...changed.values()], ranking) ??
    keepingRows(known.standings, standingViews(state));
  const old = new Set(known.standings);
  const moved = new Map(rows.filter((row) => !old.has(row)).map((row) => [row.team._id, row]));
  return {
    teams: known.teams.map((row): TeamView => {
      const standing = moved.get(row._id);
      return !standing || sameRecord(row, standing) ? row : { ...row, ...recordOf(standing) };
    }),
    standings: rows,
  };
}

function keepingRows(known: readonly StandingView[], rows: readonly StandingView[]): StandingView[] {
  const old = new Map(known.map((row) => [row.team._id, row]));
  return rows.map((row) => {
    const before = old.get(row.team._id);
    return before && sameValue(before, row) ? before : row;
  });
}

const recordOf = ({ team: _, division: __, decidedBy: ___, ...record }: StandingView): TeamRecord => record;

const sameRecord = (a: TeamRecord, b: TeamRecord): boolean => a.standing === b.standing && sameCounts(a, b);

function nextGames(
  { games: known, tournament }: SnapshotContent,
  changed: ReadonlyMap<Id, ChangedGame>,
  state: State,
): GameView[] {
  let moved = false;
  const rows: GameView[] = [];
  for (const row of known) {
    const game = changed.get(row._id);
    if (!game) rows.push(row);
    else if (game[1]) {
      const now = gameView(state, row._id);
      moved ||= compareWhen(row, now, tournament) !== 0 || row.order !== now.order;
      rows.push(now);
    }
  }
  const added = [...changed]
    .filter(([, [before]]) => before === undefined)
    .map(([id]) => gameView(state, id));
  return moved || added.length > 0 ? sortList("games", [...rows, ...added], tournament) : rows;
}
