// Moves on to the bracket that was just created, as soon as it is on the page.
import { useCallback, useEffect, useRef, useState } from "react";
import type { PlayoffGameView } from "#projections/views.ts";

export function useMadeBracket(games: readonly PlayoffGameView[]) {
  const place = useRef<HTMLDivElement>(null);
  const [awaited, setAwaited] = useState<string>();

  useEffect(() => {
    if (!awaited || !games.some(({ _id }) => _id === awaited)) return;
    setAwaited(undefined);
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [awaited, games]);

  const awaitBracket = useCallback((made: readonly PlayoffGameView[]) => setAwaited(made[0]?._id), []);

  return {
    /** Where the bracket is. */
    place,
    /** In: the games in the server's answer. */
    awaitBracket,
  };
}
