// Asks before a page with unsaved scores is left, within the site and when the tab is closed.
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { holdUnsaved } from "#web/live/unsaved.ts";
import { SCORES } from "#web/sentences/scores.ts";

export function LeaveGuard({ count, onSave }: { count: number; onSave: () => Promise<boolean> }) {
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

  const stay = () => blocker.reset?.();
  async function saveAndLeave() {
    if (await onSave()) blocker.proceed?.();
    else stay();
  }
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      title={SCORES.leaveTitle(count)}
      actions={
        <>
          <Button onClick={stay}>Stay</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <Button variant="primary" onClick={saveAndLeave} pendingLabel="Saving">
            Save and leave
          </Button>
        </>
      }
    >
      <p>{SCORES.leaveWords}</p>
    </Dialog>
  );
}
