// A team's games in order, and the next one by the device's clock.
import { useMemo } from "react";
import type { TeamView } from "#projections/views.ts";
import { type Clock, useDeviceClock } from "../live/device-clock.ts";
import { useTournament } from "../live/tournament-live.tsx";
import type { DayGame } from "./day-games.ts";
import { nextGame } from "./game-clock.ts";
import { useDayGames } from "./use-day-games.ts";

export interface TeamGames {
  games: DayGame[];
  next: DayGame | null;
  startdate: string;
  now: Clock;
}

export function useTeamGames(team: TeamView | null): TeamGames {
  const all = useDayGames();
  const { startdate } = useTournament();
  const now = useDeviceClock();
  const id = team?._id ?? null;
  const games = useMemo(
    () => (id ? all.filter(({ team1, team2 }) => team1._id === id || team2._id === id) : []),
    [all, id],
  );
  return { games, next: nextGame(games, startdate, now), startdate, now };
}
