// Scores of playoff and wildcard games: both teams must be there, and a bracket score is theirs (rule 21).
import type { Id, WildcardGame } from "#events/entities.ts";
import { pointsOf, type Score, scoreOf } from "#events/rules/score.ts";
import { bracketOf } from "#projections/bracket/bracket.ts";
import { nameOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { type Refusal, refuse } from "#server/log/command.ts";
import { badFields } from "#server/sentences/common.ts";
import type { PlayoffFields, PlayoffGames } from "./fields.ts";

export function sentScore(fields: PlayoffFields, current: Score | null): Score | null {
  const [first, second] = pointsOf(current);
  const { scoreTeam1 = first, scoreTeam2 = second } = fields;
  return scoreOf(scoreTeam1, scoreTeam2);
}

export const sendsScore = ({ scoreTeam1, scoreTeam2 }: PlayoffFields): boolean =>
  scoreTeam1 !== undefined || scoreTeam2 !== undefined;

const lackingTeam = (): Refusal =>
  refuse(409, "lacking-team", "This game lacks a team, so it cannot have a score yet.");

/** A score that waited on a device counts only for the teams that were there when it was written down. */
export function otherTeams(
  state: State,
  { between }: PlayoffFields,
  now: readonly (Id | null | undefined)[],
): Refusal | null {
  if (!between || (between[0] === now[0] && between[1] === now[1])) return null;
  const named = (teams: readonly (Id | null | undefined)[]) =>
    teams.map((team) => (team && nameOf(state.content, team)) || "TBD").join(" v ");
  const error = `This score is for ${named(between)}; now it is ${named(now)} there.`;
  return refuse(409, "other-teams", error);
}

/** Changes `games`; the score belongs to the teams that are there now. */
export function enterScore(state: State, games: PlayoffGames, id: Id, fields: PlayoffFields): Refusal | null {
  if (!sendsScore(fields)) return null;
  const { game, slots } = bracketOf(games).get(id)!;
  const score = sentScore(fields, game.score);
  const [first, second] = slots.map(({ team }) => team);
  const refusal = otherTeams(state, fields, [first, second]);
  if (refusal) return refusal;
  if (score !== null && (!first || !second)) return lackingTeam();
  games.set(id, { ...game, score: score && { ...score, teams: [first!, second!] } });
  return null;
}

export function wildcardRefusal({ team1, team2, score }: WildcardGame): Refusal | null {
  if (team1 !== null && team1 === team2) return badFields({ team2: "A team cannot play against itself." });
  return score !== null && (team1 === null || team2 === null) ? lackingTeam() : null;
}
