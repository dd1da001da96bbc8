// The tournament at a past version; leaves the live store alone.
import { useEffect, useRef, useState } from "react";
import { snapshotThen } from "#web/api/history.ts";
import { NOT_ASKED, ThenReader } from "./then-reader.ts";

/** `epoch`: a new one means another log, so what was read of the old one is forgotten. */
export function useThen(tournament: string, epoch: string, version: number) {
  const [state, setState] = useState(NOT_ASKED);
  const reader = useRef<ThenReader>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another epoch is another log
  useEffect(() => {
    const made = new ThenReader((wanted, signal) => snapshotThen(tournament, wanted, signal), setState);
    reader.current = made;
    return () => made.close();
  }, [tournament, epoch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new reader is told what is chosen
  useEffect(() => reader.current?.choose(version), [tournament, epoch, version]);
  return { ...state, retry: () => reader.current?.retry() };
}
