// Asks before a page with something unsaved is left, within the site and when the tab is closed.
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { holdUnsaved } from "#web/live/unsaved.ts";
import { ADMIN } from "#web/sentences/admin.ts";

type LeaveGuardProps = {
  count: number;
  /** The word for one of them: "score". */
  noun: string;
  onSave: () => Promise<boolean>;
  /** It is sent to somebody instead of saved in the tournament. */
  sends?: boolean;
};

export function LeaveGuard({ count, noun, onSave, sends = false }: LeaveGuardProps) {
  const any = count > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => any && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!any) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    const release = holdUnsaved();
    return () => {
      window.removeEventListener("beforeunload", ask);
      release();
    };
  }, [any]);

  // What was being sent has arrived while the question was open.
  useEffect(() => {
    if (!any && blocker.state === "blocked") blocker.proceed();
  }, [any, blocker]);

  const stay = () => blocker.reset?.();
  async function saveAndLeave() {
    // Once everything is saved, nothing blocks the navigation any more (see above).
    if (!(await onSave())) stay();
  }
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      title={ADMIN.leaveTitle(count, noun, sends ? "sent" : "saved")}
      actions={
        <>
          <Button onClick={stay}>Stay</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {sends ? "Leave without sending" : "Leave without saving"}
          </Button>
          <Button variant="primary" onClick={saveAndLeave} pendingLabel={sends ? "Sending" : "Saving"}>
            {sends ? "Send and leave" : "Save and leave"}
          </Button>
        </>
      }
    >
      <p>{ADMIN.leaveWords}</p>
    </Dialog>
  );
}
