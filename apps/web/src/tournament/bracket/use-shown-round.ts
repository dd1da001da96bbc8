// The round that a phone shows. It stays while it is looked at, even if its last result makes
// the next round the current one.
import { useEffect, useState } from "react";
import type { PlayoffGameView } from "#projections/views.ts";
import { currentRound, roundAsked } from "./rounds.ts";

/**
 * In: the address's word. Nonsense falls back to the round that was current when the bracket
 * appeared, or was last returned to.
 */
export function useShownRound(asked: string | null, games: readonly PlayoffGameView[]): number {
  const bracket = games[0]?._id;
  const current = currentRound(games);
  const [opened, setOpened] = useState({ bracket, round: current });
  if (opened.bracket !== bracket) setOpened({ bracket, round: current });

  useEffect(() => {
    const lookAgain = () => {
      if (!document.hidden) setOpened({ bracket, round: current });
    };
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, [bracket, current]);

  return roundAsked(asked) ?? opened.round;
}
