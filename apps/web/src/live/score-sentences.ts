// New results as sentences to be read out.
import { hasResult } from "#projections/result.ts";
import type { Snapshot, WildcardGameView } from "#projections/views.ts";

type Scored = Pick<WildcardGameView, "_id" | "team1" | "team2" | "scoreTeam1" | "scoreTeam2"> & {
  isReferee?: boolean;
};

const LISTS = ["games", "wildcardGames", "playoffGames"] as const;

/** In: two contents of one tournament. Out: one sentence per game whose score has changed. */
export const scoreSentences = (before: Snapshot, after: Snapshot, ofTeam: string | null): string[] =>
  LISTS.flatMap((list) => changed(before[list], after[list]))
    .filter(
      ({ team1, team2, isReferee }) =>
        !isReferee && (ofTeam === null || team1?._id === ofTeam || team2?._id === ofTeam),
    )
    .map(sentence);

/** A lost score is reported for the teams that had it: other teams may be there now. */
function changed(before: readonly Scored[], after: readonly Scored[]): Scored[] {
  if (before === after) return [];
  const old = new Map(before.map((game) => [game._id, game]));
  return after.flatMap((game) => {
    const known = old.get(game._id);
    if (!known || (known.scoreTeam1 === game.scoreTeam1 && known.scoreTeam2 === game.scoreTeam2)) return [];
    return hasResult(game) ? game : hasResult(known) ? { ...known, scoreTeam1: null } : [];
  });
}

function sentence({ team1, team2, scoreTeam1, scoreTeam2 }: Scored): string {
  const [one, two] = [team1?.name ?? "TBD", team2?.name ?? "TBD"];
  if (scoreTeam1 === null || scoreTeam2 === null) return `${one} against ${two} has no score any more.`;
  const sides = [`${one} ${scoreTeam1}`, `${two} ${scoreTeam2}`];
  return `${(scoreTeam2 > scoreTeam1 ? sides.reverse() : sides).join(", ")}. Final.`;
}
