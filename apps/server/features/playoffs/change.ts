// Playoff and wildcard games changed; corrections that reach later games ask first (rule 21).
import type { EventName } from "#events/catalogue.ts";
import type { Entities, Id, PlayoffGame, WildcardGame } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import type { Score } from "#events/rules/score.ts";
import { bracketOf } from "#projections/bracket/bracket.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, isRefusal, type Refusal } from "#server/log/command.ts";
import { changed, edit } from "#server/log/edit.ts";
import { unknown } from "#server/sentences/common.ts";
import { mergeConflicts } from "#server/sentences/conflicts.ts";
import { type PlayoffEdit, type PlayoffFields, type PlayoffGames, unknownReferences } from "./fields.ts";
import { clearReached, laterGames, twiceInARound } from "./later-games.ts";
import { enterScore, otherTeams, sendsScore, sentScore, wildcardRefusal } from "./scores.ts";

/** All edits or none, wildcard games included. `confirm` clears the scores that a correction reaches. */
export function changePlayoffGames(
  state: State,
  edits: readonly PlayoffEdit[],
  confirm: boolean,
): Decision | Refusal {
  const games: PlayoffGames = new Map(state.content.playoffGame);
  const wildcards = new Map(state.content.wildcardGame);
  for (const { id, fields } of edits) {
    if (!games.has(id) && !wildcards.has(id)) return unknown("playoffGame");
    const refusal =
      unknownReferences(state, fields) ??
      (wildcards.has(id) ? editWildcard(state, wildcards, id, fields) : null);
    if (refusal) return refusal;
    if (games.has(id)) pickTeams(games, id, fields);
  }
  // Scores come last: they belong to the teams in the slots after all the other edits.
  for (const { id, fields } of inRounds(games, edits)) {
    const refusal = enterScore(state, games, id, fields);
    if (refusal) return refusal;
  }
  const edited = new Set(edits.map(({ id }) => id));
  const refusal = twiceInARound(state, games) ?? (confirm ? null : laterGames(state, games, edited));
  if (refusal) return refusal;
  clearReached(games);
  return eventsOf(state, { playoffGame: games, wildcardGame: wildcards }, edits);
}

const inRounds = (games: PlayoffGames, edits: readonly PlayoffEdit[]): PlayoffEdit[] =>
  edits.filter(({ id }) => games.has(id)).sort((a, b) => games.get(a.id)!.round - games.get(b.id)!.round);

/** A team (or null) equal to what the side shows without a pick removes the pick. */
function pickTeams(games: PlayoffGames, id: Id, fields: PlayoffFields): void {
  const { slots } = bracketOf(games).get(id)!;
  const pick = (team: Id | null, beneath: Id | null) => (team === beneath ? null : team);
  const game = { ...games.get(id)! };
  if (fields.team1 !== undefined) game.pick1 = pick(fields.team1, slots[0].beneath);
  if (fields.team2 !== undefined) game.pick2 = pick(fields.team2, slots[1].beneath);
  for (const field of ["division", "court", "date", "time"] as const) {
    if (fields[field] !== undefined) game[field] = fields[field] ?? null;
  }
  games.set(id, game);
}

function editWildcard(
  state: State,
  wildcards: Map<Id, WildcardGame>,
  id: Id,
  fields: PlayoffFields,
): Refusal | null {
  const { scoreTeam1: _1, scoreTeam2: _2, between: _teams, ...plain } = fields;
  const sent = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const game = { ...wildcards.get(id)!, ...sent } as WildcardGame;
  if (sendsScore(fields)) game.score = sentScore(fields, game.score);
  wildcards.set(id, game);
  return otherTeams(state, fields, [game.team1, game.team2]) ?? wildcardRefusal(game);
}

interface Results {
  playoffGame: ReadonlyMap<Id, PlayoffGame>;
  wildcardGame: ReadonlyMap<Id, WildcardGame>;
}

function eventsOf(state: State, results: Results, edits: readonly PlayoffEdit[]): Decision | Refusal {
  const expected = new Map(edits.map((one) => [one.id, one.expected]));
  const events: DomainEvent[] = [];
  const conflicts: Refusal[] = [];
  for (const kind of ["playoffGame", "wildcardGame"] as const) {
    for (const [id, result] of results[kind]) {
      const current = state.content[kind].get(id);
      if (current === result) continue;
      const edited = edit(
        state,
        kind,
        id,
        result as Partial<Entities[typeof kind]>,
        expected.get(id) ?? null,
      );
      if (isRefusal(edited)) conflicts.push(edited);
      else events.push(...changed(edited, (field) => NAMES[kind](String(field), result.score)));
    }
  }
  return conflicts.length > 0 ? mergeConflicts(conflicts) : { events };
}

const NAMES: Record<keyof Results, (field: string, score: Score | null) => EventName> = {
  playoffGame: (field, score) => {
    if (field === "score") return score === null ? "PlayoffScoreCleared" : "PlayoffScoreEntered";
    return field.startsWith("pick") ? "PlayoffTeamPicked" : "PlayoffGameRescheduled";
  },
  wildcardGame: (field) => (field === "score" ? "WildcardScoreEntered" : "WildcardGameChanged"),
};
