// A team's games in order, and the one that is next on the device's clock.
import { useMemo } from "react";
import { gamesOf, inOrder } from "#projections/schedule.ts";
import type { GameView, TeamView } from "#projections/views.ts";
import { type Clock, useDeviceClock } from "../live/device-clock.ts";
import { useList, useTournament } from "../live/tournament-live.tsx";
import { nextGame } from "./game-clock.ts";

export interface TeamGames {
  games: GameView[];
  next: GameView | null;
  startdate: string;
  now: Clock;
}

export function useTeamGames(team: TeamView | null): TeamGames {
  const all = useList("games");
  const { startdate } = useTournament();
  const now = useDeviceClock();
  const id = team?._id ?? null;
  const games = useMemo(() => (id ? inOrder(gamesOf(all, id), startdate) : []), [all, id, startdate]);
  return { games, next: nextGame(games, startdate, now), startdate, now };
}
