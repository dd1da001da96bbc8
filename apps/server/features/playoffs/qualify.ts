// Who qualifies for a bracket by each of the four methods, or why there can be none (rules 18 and 19).
import type { Id } from "#events/entities.ts";
import { isPlayed, winningSide } from "#events/rules/score.ts";
import { type SeedBy, seedOrder } from "#projections/bracket/seeding.ts";
import { type Content, nameOf, tournamentOf } from "#projections/state/content.ts";
import { isRefusal, type Refusal, refuse } from "#server/log/command.ts";
import { badFields } from "#server/sentences/common.ts";

export const METHODS = ["standard", "without-wildcard", "with-wildcard", "empty"] as const;
export type Method = (typeof METHODS)[number];

export interface Plan {
  method: Method;
  /** How many leave from the bottom; the default is 0, or with wildcards the number that they were made with. */
  drop?: number | undefined;
  seedBy: SeedBy;
}

export interface Qualified {
  /** Best first; null in an empty bracket. */
  qualifiers: Id[] | null;
  /** Not dropped, but still not in: from the 16th of a standard bracket down. */
  leftOut: Id[];
  drop: number;
}

const FULL = 16;
const STANDARD = 15;

export function qualify(content: Content, plan: Plan): Qualified | Refusal {
  if (plan.method === "empty") return { qualifiers: null, leftOut: [], drop: 0 };
  const qualified = plan.method === "with-wildcard" ? withWildcard(content, plan) : fromTheTop(content, plan);
  if (isRefusal(qualified)) return qualified;
  if ((qualified.qualifiers?.length ?? 0) < 2) {
    return refuse(
      409,
      "too-few-teams",
      "More than one team is needed for a playoff bracket; nothing was changed.",
    );
  }
  return qualified;
}

function fromTheTop(content: Content, { method, drop = 0, seedBy }: Plan): Qualified | Refusal {
  const order = seedOrder(content, seedBy);
  const left = order.slice(0, Math.max(0, order.length - drop));
  if (method === "without-wildcard" && left.length < FULL) {
    const error = `This option requires ${FULL} teams from the standings; ${left.length} ${left.length === 1 ? "is" : "are"} left.`;
    return refuse(409, "too-few-teams", error, { teamsLeft: left.length });
  }
  const places = method === "standard" ? STANDARD : FULL;
  return { qualifiers: left.slice(0, places), leftOut: left.slice(places), drop };
}

function withWildcard(content: Content, { drop, seedBy }: Plan): Qualified | Refusal {
  const games = [...content.wildcardGame.values()].sort((a, b) => a.rank - b.rank);
  if (games.length === 0)
    return refuse(409, "no-wildcards", "There are no wildcard games yet; create them first.");
  const kept = tournamentOf(content).wildcardDrop ?? 0;
  if (drop !== undefined && drop !== kept) {
    return refuse(
      409,
      "other-drop",
      `The wildcards were made with ${kept} teams dropped; ${drop} cannot be dropped now.`,
    );
  }
  const open = games.find((game) => !isPlayed(game.score) || game.team1 === null || game.team2 === null);
  if (open) {
    const teams = [open.team1, open.team2]
      .map((team) => (team === null ? "TBD" : nameOf(content, team)))
      .join(" v ");
    return refuse(409, "wildcard-unplayed", `Wildcard game ${open.rank} (${teams}) has not been played yet.`);
  }
  const inGames = new Set(games.flatMap(({ team1, team2 }) => [team1!, team2!]));
  // A tie goes to team 2 (rule 18).
  const winners = new Set(games.map((game) => (winningSide(game.score) === 1 ? game.team1! : game.team2!)));
  const byRecord = seedOrder(content, "record").filter((team) => !inGames.has(team));
  const stay = new Set(byRecord.slice(0, Math.max(0, byRecord.length - kept)));
  const qualifiers = seedOrder(content, seedBy).filter((team) => stay.has(team) || winners.has(team));
  if (qualifiers.length > FULL) {
    const least = inGames.size + 2 * (qualifiers.length - FULL);
    const error = `${qualifiers.length} teams would qualify and only ${FULL} can play; make the wildcards with at least ${least} teams.`;
    return refuse(409, "too-many-teams", error, { least });
  }
  return { qualifiers, leftOut: [], drop: kept };
}

/** The teams of the wildcard games, best first: the last `drop` leave, then the next `count` from the bottom play. */
export function wildcardTeams(content: Content, count: number, drop: number, seedBy: SeedBy): Id[] | Refusal {
  const order = seedOrder(content, seedBy);
  const left = Math.max(0, order.length - drop);
  if (count % 2 !== 0 || count < 2 || count > left) {
    const most = left - (left % 2);
    const error =
      most < 2
        ? "There are not enough teams for a wildcard game."
        : `The number of wildcard teams must be even, from 2 to ${most}.`;
    return badFields({ teams: error });
  }
  return order.slice(left - count, left);
}
