// Empty states, trouble, loading, and messages over the page.
import { useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import styles from "./gallery.module.css";
import { longName } from "./samples.ts";

export function GalleryStates() {
  const [open, setOpen] = useState(false);
  const saved = "Upton Spikers 25–24 Oakham Aces saved";
  return (
    <>
      <Section title="Empty">
        <Card>
          <EmptyState title="No games match this filter" action={<Button>Clear the filter</Button>}>
            Pool C has no games on court 4.
          </EmptyState>
        </Card>
      </Section>
      <Section title="Trouble">
        <ErrorState look="bar" title="Could not refresh." onRetry={() => {}}>
          Shown as of 10:42 AM.
        </ErrorState>
        <Card>
          <ErrorState title="The schedule did not load" onRetry={() => {}}>
            The server did not answer. Check the connection and try again.
          </ErrorState>
        </Card>
      </Section>
      <Section title="Loading">
        <SkeletonRows rows={3} />
      </Section>
      <Section title="Over the page">
        <div className={styles.flow}>
          <Button
            onClick={() =>
              showToast({ message: saved, undo: () => showToast({ message: "Score taken back" }) })
            }
          >
            Toast with undo
          </Button>
          <Button
            onClick={() =>
              showToast({ message: `${longName} was not saved: the server did not answer.`, kind: "failed" })
            }
          >
            Failed toast
          </Button>
          <Button onClick={() => setOpen(true)}>Dialog</Button>
        </div>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Two people changed this score"
          actions={<Button onClick={() => setOpen(false)}>Keep theirs</Button>}
        >
          <p>The other desk saved 25–22 at 9:31 AM. You typed 25–23.</p>
        </Dialog>
      </Section>
    </>
  );
}
