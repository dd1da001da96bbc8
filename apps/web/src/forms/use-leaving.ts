// For forms that lead on once they are saved: not where somebody is on the way to another page already.
import { useRef } from "react";

export function useLeaving() {
  const isLeaving = useRef(false);

  /** In: the saving that a LeaveGuard asks for. */
  async function leaveBy(save: () => Promise<boolean>): Promise<boolean> {
    isLeaving.current = true;
    const saved = await save();
    isLeaving.current = false;
    return saved;
  }
  return { isLeaving, leaveBy };
}
