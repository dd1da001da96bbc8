// Asks before somebody signs out whose scores are still on this device alone.
import { type ReactNode, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { boxesOf, changeKept, keptIn } from "#web/outbox/outbox.ts";
import { SESSION } from "#web/sentences/session.ts";
import { storedSession } from "#web/session/session.ts";

const boxes = () => boxesOf(storedSession()?.id ?? "");

/** How many scores of who is signed in are on this device alone. */
export const unsentCount = (): number => boxes().reduce((sum, box) => sum + keptIn(box).length, 0);

export function dropUnsent(): void {
  for (const box of boxes()) changeKept(box, () => []);
}

/** `ask` runs the sign-out at once when nothing waits; `question` stands anywhere on the page. */
export function useUnsentFirst(): { ask: (signOut: () => unknown) => unknown; question: ReactNode } {
  const [asked, setAsked] = useState<{ count: number; signOut: () => unknown } | null>(null);
  const close = () => setAsked(null);

  function ask(signOut: () => unknown): unknown {
    const count = unsentCount();
    return count === 0 ? signOut() : setAsked({ count, signOut });
  }

  async function leave(dropped: boolean) {
    if (dropped) dropUnsent();
    await asked?.signOut();
    close();
  }

  const question = (
    <Dialog
      open={asked !== null}
      onClose={close}
      title={SESSION.unsent(asked?.count ?? 0)}
      actions={
        <>
          <Button onClick={close}>Stay signed in</Button>
          <Button variant="danger" onClick={() => leave(true)}>
            Drop them and sign out
          </Button>
          <Button variant="primary" onClick={() => leave(false)}>
            Keep them and sign out
          </Button>
        </>
      }
    >
      <p>{SESSION.unsentWords}</p>
    </Dialog>
  );
  return { ask, question };
}
