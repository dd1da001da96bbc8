// Which scene is on the screen: moves on by itself, can be held, and keeps its place when scenes come and go.
import { useEffect, useRef, useState } from "react";

const FEWEST_SECONDS = 5;
const MOST_SECONDS = 300;
const USUAL_SECONDS = 12;

/** In: the address's word. Nonsense means the usual time. */
export function secondsOf(asked: string | null): number {
  const seconds = Number(asked ?? USUAL_SECONDS);
  return seconds >= FEWEST_SECONDS && seconds <= MOST_SECONDS ? seconds : USUAL_SECONDS;
}

export interface Place {
  key: string;
  /** The last position; the scene that is there now takes over if the key is gone. */
  at: number;
}

/** The index of a position among keys that may have changed since. */
export function indexOf(keys: readonly string[], { key, at }: Place): number {
  const found = keys.indexOf(key);
  return found >= 0 ? found : Math.min(at, keys.length - 1);
}

/** `by` scenes on (or back), round and round. */
export function moved(keys: readonly string[], place: Place, by: number): Place {
  const at = (indexOf(keys, place) + by + keys.length) % keys.length;
  return { key: keys[at]!, at };
}

/** `urgent`: the scene that takes the screen as soon as it appears, unless the screen is held. */
export function useRotation(keys: readonly string[], seconds: number, urgent: string) {
  const [place, setPlace] = useState<Place>({ key: keys[0]!, at: 0 });
  const [paused, setPaused] = useState(false);
  const newest = useRef(keys);
  newest.current = keys;
  const move = useRef((by: number) => setPlace((now) => moved(newest.current, now, by))).current;
  const alone = keys.length === 1;
  const called = keys.includes(urgent) && !paused;
  useEffect(() => {
    if (called) setPlace({ key: urgent, at: newest.current.indexOf(urgent) });
  }, [called, urgent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every place has its whole time
  useEffect(() => {
    if (paused || alone) return;
    const turning = setTimeout(move, seconds * 1000, 1);
    return () => clearTimeout(turning);
  }, [place, paused, alone, seconds, move]);
  return {
    index: indexOf(keys, place),
    paused,
    next: () => move(1),
    previous: () => move(-1),
    togglePause: () => setPaused((now) => !now),
  };
}
