// Beside the form of a game: those at the same time, or the ones added last.

import { courtName } from "#events/rules/court-name.ts";
import { formatTime } from "#events/rules/time.ts";
import type { GameView } from "#projections/views.ts";
import { SoFar } from "../so-far.tsx";
import { nameOfGame } from "./game-name.ts";

const LAST = 8;

export function GamesNearby({ games, time }: { games: readonly GameView[]; time: string | null }) {
  const shown = time
    ? games.filter((game) => game.time === time)
    : games.toSorted((a, b) => b.order - a.order).slice(0, LAST);
  const items = shown.map((game) => ({
    id: game._id,
    name: nameOfGame(game),
    note: [game.time && formatTime(game.time), game.court && courtName(game.court)]
      .filter(Boolean)
      // A line may only end between the two.
      .map((part) => String(part).replaceAll(" ", "\u00a0"))
      .join(" · "),
  }));
  return (
    <SoFar
      title={time ? `At ${formatTime(time)}` : "Last added"}
      none={time ? "No game at that time yet." : "No game yet."}
      items={items}
    />
  );
}
