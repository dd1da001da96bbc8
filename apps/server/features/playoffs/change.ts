// Playoff and wildcard games added one by one and changed; corrections that reach later games ask first (rule 21).
import type { EventName } from "#events/catalogue.ts";
import type { Entities, Id, PlayoffGame, WildcardGame } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { pointsOf, type Score, scoreOf } from "#events/rules/score.ts";
import { bracketOf, ROUND_SIZES, scoreStands } from "#projections/bracket.ts";
import { nameOf } from "#projections/content.ts";
import type { State } from "#projections/state.ts";
import { type Decision, isRefusal, type Refusal, refuse } from "#server/log/command.ts";
import { added, changed, edit } from "#server/log/edit.ts";
import { unknownReference } from "#server/log/references.ts";
import type { ItemEdit } from "#server/log/several.ts";
import { badFields, unknown } from "#server/sentences/common.ts";
import { mergeConflicts } from "#server/sentences/conflicts.ts";

/** As sent: absent is unchanged, null is cleared; null for a team takes the pick away. */
export interface PlayoffFields {
  team1?: Id | null | undefined;
  team2?: Id | null | undefined;
  division?: Id | null | undefined;
  court?: string | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
  scoreTeam1?: number | null | undefined;
  scoreTeam2?: number | null | undefined;
}

export type PlayoffEdit = ItemEdit<PlayoffFields>;

export interface RawGame extends PlayoffFields {
  isWildCard?: boolean | undefined;
  round?: number | null | undefined;
  rank?: number | null | undefined;
}

type PlayoffGames = Map<Id, PlayoffGame>;

/** The specification's raw call: one game at a free place; its teams are picks. */
export function addPlayoffGame(state: State, id: Id, raw: RawGame): Decision | Refusal {
  const refusal = unknownReferences(state, raw);
  if (refusal) return refusal;
  return raw.isWildCard ? addWildcard(state, id, raw) : addToBracket(state, id, raw);
}

function addWildcard(state: State, id: Id, raw: RawGame): Decision | Refusal {
  const taken = new Set([...state.content.wildcardGame.values()].map(({ rank }) => rank));
  const rank = raw.rank ?? 1 + Math.max(0, ...taken);
  if (rank < 1) return badFields({ rank: "The rank must be 1 or more." });
  if (taken.has(rank)) return positionTaken(`Wildcard game ${rank}`);
  const game: WildcardGame = {
    ...placeOf(raw),
    team1: raw.team1 ?? null,
    team2: raw.team2 ?? null,
    round: raw.round ?? null,
    rank,
    score: sentScore(raw, null),
  };
  return wildcardRefusal(game) ?? { events: [added("WildcardGameAdded", "wildcardGame", id, game)] };
}

function addToBracket(state: State, id: Id, raw: RawGame): Decision | Refusal {
  const size = ROUND_SIZES[(raw.round ?? 0) - 1];
  if (!raw.round || size === undefined) return badFields({ round: "The round must be from 1 to 4." });
  if (!raw.rank || raw.rank < 1 || raw.rank > size)
    return badFields({ rank: `Round ${raw.round} has ranks from 1 to ${size}.` });
  const { round, rank } = raw;
  for (const game of state.content.playoffGame.values()) {
    if (game.round === round && game.rank === rank) return positionTaken(`Rank ${rank} of round ${round}`);
  }
  const games: PlayoffGames = new Map(state.content.playoffGame);
  games.set(id, {
    ...placeOf(raw),
    round,
    rank,
    seed1: null,
    seed2: null,
    pick1: raw.team1 ?? null,
    pick2: raw.team2 ?? null,
    score: null,
  });
  const refusal =
    enterScore(games, id, raw) ?? twiceInARound(state, games) ?? laterGames(state, games, new Set([id]));
  return refusal ?? { events: [added("PlayoffGameAdded", "playoffGame", id, games.get(id)!)] };
}

const positionTaken = (what: string): Refusal => refuse(409, "position-taken", `${what} is taken already.`);

const placeOf = ({ division, court, date, time }: PlayoffFields) => ({
  division: division ?? null,
  court: court ?? null,
  date: date ?? null,
  time: time ?? null,
});

const unknownReferences = (state: State, fields: PlayoffFields): Refusal | null =>
  unknownReference(state, "team", fields.team1, "team1") ??
  unknownReference(state, "team", fields.team2, "team2") ??
  unknownReference(state, "division", fields.division);

/** All edits or none, wildcards among them. With `confirm` the scores that a correction reaches are cleared. */
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
      unknownReferences(state, fields) ?? (wildcards.has(id) ? editWildcard(wildcards, id, fields) : null);
    if (refusal) return refusal;
    if (games.has(id)) pickTeams(games, id, fields);
  }
  // Scores last: they belong to the teams that stand in the slots when everything else is said.
  for (const { id, fields } of inRounds(games, edits)) {
    const refusal = enterScore(games, id, fields);
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

/** A team equal to what the side shows without a pick takes the pick away, null too. */
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

function sentScore(fields: PlayoffFields, current: Score | null): Score | null {
  const [first, second] = pointsOf(current);
  const { scoreTeam1 = first, scoreTeam2 = second } = fields;
  return scoreOf(scoreTeam1, scoreTeam2);
}

const sendsScore = ({ scoreTeam1, scoreTeam2 }: PlayoffFields): boolean =>
  scoreTeam1 !== undefined || scoreTeam2 !== undefined;

const lackingTeam = (): Refusal =>
  refuse(409, "lacking-team", "This game lacks a team, so it cannot have a score yet.");

function enterScore(games: PlayoffGames, id: Id, fields: PlayoffFields): Refusal | null {
  if (!sendsScore(fields)) return null;
  const { game, slots } = bracketOf(games).get(id)!;
  const score = sentScore(fields, game.score);
  const [first, second] = slots.map(({ team }) => team);
  if (score !== null && (!first || !second)) return lackingTeam();
  games.set(id, { ...game, score: score && { ...score, teams: [first!, second!] } });
  return null;
}

function editWildcard(wildcards: Map<Id, WildcardGame>, id: Id, fields: PlayoffFields): Refusal | null {
  const { scoreTeam1: _1, scoreTeam2: _2, ...plain } = fields;
  const sent = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const game = { ...wildcards.get(id)!, ...sent } as WildcardGame;
  if (sendsScore(fields)) game.score = sentScore(fields, game.score);
  wildcards.set(id, game);
  return wildcardRefusal(game);
}

function wildcardRefusal({ team1, team2, score }: WildcardGame): Refusal | null {
  if (team1 !== null && team1 === team2) return badFields({ team2: "A team cannot play against itself." });
  return score !== null && (team1 === null || team2 === null) ? lackingTeam() : null;
}

function twiceInARound(state: State, games: PlayoffGames): Refusal | null {
  const seen = new Set<string>();
  for (const { game, slots } of bracketOf(games).values()) {
    for (const { team } of slots) {
      const place = `${game.round} ${team}`;
      if (team !== null && seen.has(place)) {
        return refuse(
          409,
          "team-twice",
          `${nameOf(state.content, team)} would stand twice in round ${game.round}.`,
        );
      }
      seen.add(place);
    }
  }
  return null;
}

/** Games whose score was made by other teams than the ones who would stand there now, earliest round first. */
function reached(games: PlayoffGames): Id[] {
  const trial: PlayoffGames = new Map(games);
  const found: Id[] = [];
  for (;;) {
    const next = [...bracketOf(trial).values()].find(({ game, slots }) => !scoreStands(game, slots));
    if (!next) return found;
    found.push(next.id);
    trial.set(next.id, { ...next.game, score: null });
  }
}

function laterGames(state: State, games: PlayoffGames, edited: ReadonlySet<Id>): Refusal | null {
  const ids = reached(games);
  if (ids.length === 0) return null;
  const dependents = ids.map((_id) => ({ _id, round: games.get(_id)!.round, rank: games.get(_id)!.rank }));
  const named = dependents.map(({ round, rank }) => `R${round}-${rank}`).join(", ");
  const own = ids.every((id) => edited.has(id)) && state.content.playoffGame.size > 0;
  const error = own
    ? `Other teams would stand in ${named}, which has a score. Confirm to clear it.`
    : `Another team would move on into ${named}, which ${ids.length === 1 ? "has a score" : "have scores"}. Confirm to clear ${ids.length === 1 ? "it" : "them"}.`;
  return refuse(409, "later-game-scored", error, { confirmable: true, dependents });
}

function clearReached(games: PlayoffGames): void {
  for (const id of reached(games)) games.set(id, { ...games.get(id)!, score: null });
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
