// The kept scores of the signed-in account, as pages see them.
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useSession } from "#web/session/use-session.ts";
import { startCourier } from "./courier.ts";
import type { Kept } from "./kept-scores.ts";
import { keptIn, type Outbox, onOutboxChange } from "./outbox.ts";

export function useOutbox(tournament: string): { box: Outbox; kept: Kept } {
  const account = useSession().session?.id ?? "";
  const box = useMemo(() => ({ account, tournament }), [account, tournament]);
  const read = useCallback(() => keptIn(box), [box]);
  return { box, kept: useSyncExternalStore(onOutboxChange, read) };
}

/** Delivers while the page that calls this is open. */
export function useCourier(account: string | undefined): void {
  useEffect(() => (account ? startCourier(account) : undefined), [account]);
}
