// The card that says where and when a team plays next, that a result is still missing, or that nothing more is planned.
import type { TeamView } from "#projections/views.ts";
import { NextGameCard } from "../components/next-game-card/next-game-card.tsx";
import { Notice } from "../components/notice/notice.tsx";
import type { Clock } from "../live/device-clock.ts";
import { useTournament } from "../live/tournament-live.tsx";
import type { DayGame } from "./day-games.ts";
import { countdown, momentOf } from "./game-clock.ts";
import { gameDetail, timeWords } from "./game-words.ts";

type TeamNextProps = {
  team: TeamView;
  /** Null if nothing is left to play. */
  game: DayGame | null;
  /** All of the team's games, in order. */
  games: readonly DayGame[];
  startdate: string;
  now: Clock;
};

export function TeamNext({ team, game, games, startdate, now }: TeamNextProps) {
  const { winner } = useTournament();
  const opponentOf = ({ team1, team2 }: DayGame) => (team1._id === team._id ? team2 : team1).name;
  if (!game) {
    // Nothing comes after the tournament has been won, and nobody who reads of the champion asks for a next game.
    const last = games.findLast(({ isReferee }) => !isReferee);
    if (winner && last) return null;
    const title = !last
      ? "No games available."
      : momentOf(last, startdate, now) === "past"
        ? `Waiting for the result against ${opponentOf(last)}.`
        : `Nothing more is planned for ${team.name}.`;
    return <Notice title={title}>What comes next appears here as soon as it is known.</Notice>;
  }
  const detail = gameDetail(game);
  return (
    <NextGameCard
      team={team.name}
      word={momentOf(game, startdate, now) === "now" ? "Now" : "Next"}
      time={timeWords(game)}
      countdown={countdown(game, startdate, now)}
      {...(!game.isReferee && { opponent: opponentOf(game) })}
      {...(detail && { detail })}
      court={game.court}
    />
  );
}
