// The version shown: the slider follows at once, the address once the slider rests.
import { useEffect, useRef, useState } from "react";
import { useAddress } from "#web/tournament/address.ts";
import { versionIn } from "./version.ts";

/** A shorter rest is still part of the move, and versions passed on the way are not read. */
const REST_MS = 180;

export interface Version {
  /** Null is now. */
  chosen: number | null;
  /** Where the slider is, from 1 to the newest. */
  position: number;
  moveTo: (version: number) => void;
}

export function useVersion(newest: number): Version {
  const [get, set] = useAddress();
  const chosen = versionIn(get("version"), newest);
  const [moved, setMoved] = useState<number | null>(null);
  const addressed = useRef(chosen);
  addressed.current = chosen;
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address has caught up, or a link has changed it; a slider that has moved on meanwhile wins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is the reason
  useEffect(() => {
    if (resting.current === undefined) setMoved(null);
  }, [chosen]);
  useEffect(() => () => clearTimeout(resting.current), []);

  function moveTo(version: number) {
    const wanted = Math.min(Math.max(version, 1), newest);
    setMoved(wanted);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      resting.current = undefined;
      const past = wanted < newest ? wanted : null;
      if (past === addressed.current) setMoved(null);
      else set({ version: past === null ? null : String(past) });
    }, REST_MS);
  }

  return { chosen, position: moved ?? chosen ?? newest, moveTo };
}
