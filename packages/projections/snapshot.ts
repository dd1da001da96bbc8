// From state to the snapshot's content: everything a page shows of a tournament, in its canonical order.
import type { EntityKind, Game, Id } from "#events/entities.ts";
import { pointsOf } from "#events/rules/score.ts";
import { isPlaceholder, nameOf, tournamentOf } from "./content.ts";
import { sortList } from "./lists.ts";
import { scoresChangedSince, standings } from "./standings.ts";
import { type State, versionOf } from "./state.ts";
import type {
  DivisionView,
  GameView,
  ListName,
  Lists,
  Ref,
  SnapshotContent,
  StandingView,
  TeamView,
  TournamentView,
} from "./views.ts";

const refTo = (state: State, id: Id | null): Ref | null =>
  id === null ? null : { _id: id, name: nameOf(state.content, id) };

export function tournamentView(state: State): TournamentView {
  const { wildcardDrop: _, ...tournament } = tournamentOf(state.content);
  const chosenWinner = refTo(state, tournament.winner);
  return {
    ...tournament,
    version: versionOf(state, tournament._id),
    winner: chosenWinner,
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

/** In automatic mode the record shown is the counted one (rule 15); `shown` brings it. */
export function teamView(state: State, id: Id, shown = standingsByTeam(state)): TeamView {
  const { record, division, ...team } = state.content.team.get(id)!;
  return {
    _id: id,
    version: versionOf(state, id),
    ...team,
    division: refTo(state, division),
    tournamentID: tournamentOf(state.content)._id,
    placeholder: isPlaceholder(state.content, id),
    ...(shown.get(id) ?? record),
  };
}

const standingsByTeam = (state: State) =>
  new Map(standings(state.content).map(({ team, record }) => [team, record]));

export function gameView(state: State, id: Id): GameView {
  const { pair, score, division, ...game } = state.content.game.get(id) as Game;
  const [scoreTeam1, scoreTeam2] = pointsOf(score);
  return {
    _id: id,
    version: versionOf(state, id),
    tournament: tournamentOf(state.content)._id,
    ...game,
    team1: refTo(state, pair.team1)!,
    team2: refTo(state, pair.team2)!,
    isReferee: pair.isReferee,
    division: refTo(state, division),
    scoreTeam1,
    scoreTeam2,
  };
}

export const standingViews = (state: State): StandingView[] =>
  standings(state.content).map(({ team, record, decidedBy }) => ({
    team: refTo(state, team)!,
    division: refTo(state, state.content.team.get(team)!.division),
    ...record,
    decidedBy,
  }));

/** Everything a spectator may see of a tournament, lists in canonical order. Pure and total on a created one. */
export function snapshotContent(state: State): SnapshotContent {
  const tournament = tournamentView(state);
  const shown = standingsByTeam(state);
  const all = <L extends ListName>(list: L, kind: EntityKind, view: (id: Id) => Lists[L]): Lists[L][] =>
    sortList(list, [...state.content[kind].keys()].map(view), tournament);
  return {
    tournament,
    divisions: all("divisions", "division", (id) => divisionView(state, id)),
    teams: all("teams", "team", (id) => teamView(state, id, shown)),
    games: all("games", "game", (id) => gameView(state, id)),
    wildcardGames: [],
    playoffGames: [],
    standings: standingViews(state),
  };
}
