// Tries to deliver what an account has kept, while one of its pages is open: at once when the
// server becomes reachable again.

import { listenForAliveAgain } from "../live/alive-again.ts";
import { waitMs } from "../live/back-off.ts";
import { onSessionChange } from "../session/session.ts";
import { deliver, type Ending } from "./deliver.ts";
import { waitingIn } from "./kept-scores.ts";
import { boxesOf, keptIn, onOutboxChange } from "./outbox.ts";

const FIRST_WAIT_MS = 2000;
const couriers = new Set<() => void>();

/** After a person's choice: nothing is waited for. */
export function deliverNow(): void {
  for (const go of couriers) go();
}

/** In: the account that is signed in. Out: ends it. */
export function startCourier(account: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let under = false;
  let again = false;
  let ended = false;

  const isDue = () => boxesOf(account).some((box) => waitingIn(keptIn(box)).length > 0);

  function later(waitedMs: number) {
    clearTimeout(timer);
    timer = setTimeout(go, waitedMs);
  }

  async function go(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // The attempt in progress may have started too early: a request meanwhile makes another one follow it.
    again = under;
    if (under || ended) return;
    under = true;
    const endings: Ending[] = [];
    try {
      for (const box of boxesOf(account)) endings.push(await deliver(box));
    } finally {
      under = false;
    }
    if (ended) return;
    if (!endings.includes("unreachable")) failures = 0;
    if (again) void go();
    // After the session's end the next try comes with the next session.
    else if (isDue() && !endings.includes("signed-out"))
      later(FIRST_WAIT_MS + waitMs(failures++, FIRST_WAIT_MS, Math.random()));
  }

  /** Earlier failures say nothing about now. */
  const reachable = () => {
    failures = 0;
    void go();
  };
  const seen = () => document.visibilityState === "visible" && void go();
  // What has just been kept is on its way by the hand that kept it; this one comes after it.
  const changed = () => {
    if (timer === undefined && !under && isDue()) later(FIRST_WAIT_MS);
  };
  const stops = [onOutboxChange(changed), onSessionChange(go), listenForAliveAgain(reachable)];
  window.addEventListener("online", reachable);
  document.addEventListener("visibilitychange", seen);
  couriers.add(go);
  void go();
  return () => {
    ended = true;
    clearTimeout(timer);
    couriers.delete(go);
    window.removeEventListener("online", reachable);
    document.removeEventListener("visibilitychange", seen);
    for (const stop of stops) stop();
  };
}
