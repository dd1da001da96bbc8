// All games of the tournament, of every kind, in order.
import { useMemo } from "react";
import { useList, useTournament } from "../live/tournament-live.tsx";
import { type DayGame, dayGames } from "./day-games.ts";

export function useDayGames(): DayGame[] {
  const { startdate } = useTournament();
  const games = useList("games");
  const wildcardGames = useList("wildcardGames");
  const playoffGames = useList("playoffGames");
  return useMemo(
    () => dayGames({ games, wildcardGames, playoffGames }, startdate),
    [games, wildcardGames, playoffGames, startdate],
  );
}
