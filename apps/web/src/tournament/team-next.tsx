// The card that says where and when a team plays next, or that its day is done.
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
  /** Null when nothing is left to play. */
  game: DayGame | null;
  anyGames: boolean;
  startdate: string;
  now: Clock;
};

export function TeamNext({ team, game, anyGames, startdate, now }: TeamNextProps) {
  const { winner } = useTournament();
  if (!game) {
    // Nothing comes once the tournament is won, and nobody who reads of its champion asks when it goes on.
    if (winner && anyGames) return null;
    return (
      <Notice title={anyGames ? `No more games for ${team.name}.` : "No games available."}>
        {anyGames
          ? "All that was planned is over. A further game appears here as soon as it is known."
          : `The schedule of ${team.name} appears here as soon as it is planned.`}
      </Notice>
    );
  }
  const opponent = game.team1._id === team._id ? game.team2.name : game.team1.name;
  const detail = gameDetail(game);
  return (
    <NextGameCard
      team={team.name}
      word={momentOf(game, startdate, now) === "now" ? "Now" : "Next"}
      time={timeWords(game.time)}
      countdown={countdown(game, startdate, now)}
      {...(!game.isReferee && { opponent })}
      {...(detail && { detail })}
      court={game.court}
    />
  );
}
