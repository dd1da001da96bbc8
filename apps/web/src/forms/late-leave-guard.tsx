// The LeaveGuard of pages that visitors open too: it comes, dialog and all, once something is typed.
import { type ComponentProps, lazy, Suspense, useRef } from "react";
import type { LeaveGuard as Guard } from "./leave-guard.tsx";

const LeaveGuard = lazy(async () => ({ default: (await import("./leave-guard.tsx")).LeaveGuard }));

export function LateLeaveGuard(props: ComponentProps<typeof Guard>) {
  // Kept from then on: it also lets somebody go on once all is sent.
  const isNeeded = useRef(false);
  isNeeded.current ||= props.count > 0;
  return isNeeded.current ? (
    <Suspense fallback={null}>
      <LeaveGuard {...props} />
    </Suspense>
  ) : null;
}
