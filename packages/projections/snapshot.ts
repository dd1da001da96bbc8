// From state to the snapshot's content: everything a page shows of a tournament, in its canonical order.
import type { EntityKind, Id } from "#events/entities.ts";
import { pointsOf } from "#events/rules/score.ts";
import { bracketOf, championOf } from "./bracket/bracket.ts";
import { sortList } from "./lists.ts";
import { scoresChangedSince, standings } from "./standings/standings.ts";
import { isPlaceholder, nameOf, tournamentOf } from "./state/content.ts";
import { type State, versionOf } from "./state/state.ts";
import type {
  DivisionView,
  GameView,
  ListName,
  Lists,
  Named,
  PlayoffGameView,
  SnapshotContent,
  StandingView,
  TeamView,
  TournamentView,
  WildcardGameView,
} from "./views.ts";

const named = (state: State, id: Id | null): Named | null =>
  id === null ? null : { _id: id, name: nameOf(state.content, id) };

export function tournamentView(state: State): TournamentView {
  const { wildcardDrop: _, ...tournament } = tournamentOf(state.content);
  const chosenWinner = named(state, tournament.winner);
  return {
    ...tournament,
    version: versionOf(state, tournament._id),
    winner: chosenWinner ?? named(state, championOf(state.content.playoffGame)),
    chosenWinner,
    scoresChangedSince: scoresChangedSince(state.content),
  };
}

export function divisionView(state: State, id: Id): DivisionView {
  const division = state.content.division.get(id)!;
  return {
    _id: id,
    version: versionOf(state, id),
    ...division,
    tournamentID: tournamentOf(state.content)._id,
  };
}

/** In automatic mode the record shown is the counted one (rule 15), taken from `shown`. */
export function teamView(state: State, id: Id, shown = standingsByTeam(state)): TeamView {
  const { record, division, ...team } = state.content.team.get(id)!;
  return {
    _id: id,
    version: versionOf(state, id),
    ...team,
    division: named(state, division),
    tournamentID: tournamentOf(state.content)._id,
    placeholder: isPlaceholder(state.content, id),
    ...(shown.get(id) ?? record),
  };
}

/** The record shown for each ranked team. */
export const standingsByTeam = (state: State) =>
  new Map(standings(state.content).map(({ team, record }) => [team, record]));

export function gameView(state: State, id: Id): GameView {
  const { pair, score, division, ...game } = state.content.game.get(id)!;
  const [scoreTeam1, scoreTeam2] = pointsOf(score);
  return {
    _id: id,
    version: versionOf(state, id),
    tournament: tournamentOf(state.content)._id,
    ...game,
    team1: named(state, pair.team1)!,
    team2: named(state, pair.team2)!,
    isReferee: pair.isReferee,
    division: named(state, division),
    scoreTeam1,
    scoreTeam2,
  };
}

export function wildcardGameView(state: State, id: Id): WildcardGameView {
  const { score, team1, team2, division, ...game } = state.content.wildcardGame.get(id)!;
  const [scoreTeam1, scoreTeam2] = pointsOf(score);
  return {
    _id: id,
    version: versionOf(state, id),
    tournament: tournamentOf(state.content)._id,
    ...game,
    isWildCard: true,
    team1: named(state, team1),
    team2: named(state, team2),
    division: named(state, division),
    scoreTeam1,
    scoreTeam2,
  };
}

/** The sides as people see them: pick, else seed, else the feeder's winner. */
export function playoffGameView(
  state: State,
  id: Id,
  bracket = bracketOf(state.content.playoffGame),
): PlayoffGameView {
  const { game, slots, isBye } = bracket.get(id)!;
  const [first, second] = slots;
  const [scoreTeam1, scoreTeam2] = pointsOf(game.score);
  const { round, rank, court, date, time } = game;
  return {
    _id: id,
    version: versionOf(state, id),
    tournament: tournamentOf(state.content)._id,
    ...{ round, rank, court, date, time, isBye },
    isWildCard: false,
    team1: named(state, first.team),
    team2: named(state, second.team),
    source1: first.source,
    source2: second.source,
    division: named(state, game.division),
    scoreTeam1,
    scoreTeam2,
  };
}

export const standingViews = (state: State): StandingView[] =>
  standings(state.content).map(({ team, record, decidedBy }) => ({
    team: named(state, team)!,
    division: named(state, state.content.team.get(team)!.division),
    ...record,
    decidedBy,
  }));

/**
 * Everything a spectator may see of a tournament, lists in canonical order. Pure, and
 * total on a created tournament.
 */
export function snapshotContent(state: State): SnapshotContent {
  const tournament = tournamentView(state);
  const shown = standingsByTeam(state);
  const bracket = bracketOf(state.content.playoffGame);
  const all = <L extends ListName>(list: L, kind: EntityKind, view: (id: Id) => Lists[L]): Lists[L][] =>
    sortList(list, [...state.content[kind].keys()].map(view), tournament);
  return {
    tournament,
    divisions: all("divisions", "division", (id) => divisionView(state, id)),
    teams: all("teams", "team", (id) => teamView(state, id, shown)),
    games: all("games", "game", (id) => gameView(state, id)),
    wildcardGames: all("wildcardGames", "wildcardGame", (id) => wildcardGameView(state, id)),
    playoffGames: all("playoffGames", "playoffGame", (id) => playoffGameView(state, id, bracket)),
    standings: standingViews(state),
  };
}
