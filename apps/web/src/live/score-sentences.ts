// What has just been decided, as sentences to be read out.
import type { Snapshot, WildcardGameView } from "#projections/views.ts";

type Scored = Pick<WildcardGameView, "_id" | "team1" | "team2" | "scoreTeam1" | "scoreTeam2">;

/** In: two contents of one tournament. Out: one sentence per game whose score is another now. */
export function scoreSentences(before: Snapshot, after: Snapshot, ofTeam: string | null): string[] {
  const theirs = ({ team1, team2 }: Scored) =>
    ofTeam === null || team1?._id === ofTeam || team2?._id === ofTeam;
  const games = changed(before.games, after.games.filter(theirs)).filter(({ isReferee }) => !isReferee);
  const wildcards = changed(before.wildcardGames, after.wildcardGames.filter(theirs));
  const playoffs = changed(before.playoffGames, after.playoffGames.filter(theirs));
  return [...games, ...wildcards, ...playoffs].map(sentence);
}

function changed<G extends Scored>(before: readonly G[], after: readonly G[]): G[] {
  if (before === after) return [];
  const old = new Map(before.map((game) => [game._id, game]));
  return after.filter((game) => {
    const known = old.get(game._id);
    return known && (known.scoreTeam1 !== game.scoreTeam1 || known.scoreTeam2 !== game.scoreTeam2);
  });
}

function sentence({ team1, team2, scoreTeam1, scoreTeam2 }: Scored): string {
  const [one, two] = [team1?.name ?? "TBD", team2?.name ?? "TBD"];
  if (scoreTeam1 === null || scoreTeam2 === null) return `${one} against ${two} has no score any more.`;
  const sides = [`${one} ${scoreTeam1}`, `${two} ${scoreTeam2}`];
  return `${(scoreTeam2 > scoreTeam1 ? sides.reverse() : sides).join(", ")}. Final.`;
}
