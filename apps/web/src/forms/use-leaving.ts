// For forms that lead on once they are saved, unless somebody is on the way to another page already.
import { useRef } from "react";

export function useLeaving() {
  const isLeaving = useRef(false);

  /** In: the save function that a LeaveGuard calls. */
  async function leaveBy(save: () => Promise<boolean>): Promise<boolean> {
    isLeaving.current = true;
    const saved = await save();
    isLeaving.current = false;
    return saved;
  }
  return { isLeaving, leaveBy };
}
