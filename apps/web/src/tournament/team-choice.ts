// Which division and team a page shows: the address first, then the team that this device follows, then the first.
import type { Id } from "#events/entities.ts";
import type { DivisionView, TeamView } from "#projections/views.ts";

export const ALL = "all";
/** Teams that belong to no division. */
export const NONE = "none";

export interface ChoiceInput {
  division: string | null;
  team: string | null;
  followed: Id | null;
  /** Whether all teams can be shown at once. */
  withAll: boolean;
}

export interface TeamChoice {
  /** `all`, `none`, or a division's id. */
  division: string;
  /** The teams of that division. */
  teams: TeamView[];
  /** Null: all of them, or there is none. */
  team: TeamView | null;
}

export const visible = (teams: readonly TeamView[]): TeamView[] =>
  teams.filter(({ placeholder }) => !placeholder);

export const inDivision = (teams: readonly TeamView[], division: string): TeamView[] =>
  division === ALL ? [...teams] : teams.filter((team) => (team.division?._id ?? NONE) === division);

/** In: the listed teams in order. Nonsense in the address is ignored; a team implies its own division. */
export function chooseShown(
  teams: readonly TeamView[],
  divisions: readonly DivisionView[],
  { division, team, followed: followedId, withAll }: ChoiceInput,
): TeamChoice {
  const homeOf = (one: TeamView) => one.division?._id ?? NONE;
  const known = [...divisions.map(({ _id }) => _id), NONE].filter((id) => inDivision(teams, id).length > 0);
  const asked =
    division !== null && (known.includes(division) || (withAll && division === ALL)) ? division : null;
  const byId = (id: string | null) => teams.find(({ _id }) => _id === id) ?? null;
  const everyone = withAll && team === ALL;
  const followed = byId(followedId);
  const mayFollow = followed && (asked === null || asked === ALL || homeOf(followed) === asked);
  const named = everyone ? null : (byId(team) ?? (mayFollow ? followed : null));
  if (named) {
    const shown = asked === ALL ? ALL : homeOf(named);
    return { division: shown, teams: inDivision(teams, shown), team: named };
  }
  const shown = asked ?? (withAll ? ALL : (known[0] ?? NONE));
  const ofIt = inDivision(teams, shown);
  return { division: shown, teams: ofIt, team: withAll ? null : (ofIt[0] ?? null) };
}
