// The list of changes, newest first, filtered by the choices above it, each with its undo.
import { useEffect, useRef, useState } from "react";
import type { HistoryChange } from "#web/api/history.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { handsFocusOn } from "#web/components/focus/hands-focus-on.ts";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { HISTORY } from "#web/sentences/history.ts";
import { ChangeRow } from "./change-row.tsx";
import { type Asked, UndoDialog } from "./undo-dialog.tsx";
import type { useHistory } from "./use-history.ts";

type HistoryListProps = {
  tournament: string;
  history: ReturnType<typeof useHistory>;
  /** Removes the filter, if there is one. */
  onClear: (() => void) | null;
  /** The version that is shown; null is now. */
  chosen: number | null;
  thenLink: (version: number) => string | null;
  onThen: () => void;
};

export function HistoryList({ tournament, history, onClear, chosen, thenLink, onThen }: HistoryListProps) {
  const { shown, failure, pending, showMore, retry } = history;
  const [asked, setAsked] = useState<Asked | null>(null);
  const changes = shown?.changes ?? [];
  const list = useRef<HTMLOListElement>(null);
  const isHere = shown !== null;
  useEffect(() => {
    if (chosen !== null && isHere) bringIntoSight(list.current);
  }, [chosen, isHere]);
  // The pressed button may be gone with what it undid.
  const acted = useRef(false);
  useEffect(() => {
    if (!shown || !acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    list.current?.focus({ preventScroll: true });
  }, [shown]);
  const byId = new Map(changes.map((change) => [change.change, change]));
  const row = (change: HistoryChange) => (
    <ChangeRow
      key={change.change}
      change={change}
      taker={change.undoneBy ? byId.get(change.undoneBy) : undefined}
      onAsk={setAsked}
      then={thenLink(change.version)}
      shown={change.version === chosen}
      onThen={onThen}
    />
  );
  return (
    <>
      {failure && (
        <ErrorState
          ref={handsFocusOn}
          look={shown ? "bar" : "block"}
          title={HISTORY.loadFailed}
          onRetry={retry}
        >
          {failure}
        </ErrorState>
      )}
      {!shown && !failure && <SkeletonRows rows={8} label={HISTORY.searching} />}
      {shown && (
        <Card flush>
          {changes.length > 0 ? (
            <ol ref={list} tabIndex={-1} aria-label="Changes, newest first">
              {changes.map(row)}
            </ol>
          ) : (
            <EmptyState
              title={onClear ? HISTORY.noMatch : HISTORY.none}
              action={onClear && <Button onClick={onClear}>Show all changes</Button>}
            />
          )}
        </Card>
      )}
      {shown?.more && (
        <Button onClick={showMore} pending={pending} pendingLabel={HISTORY.searching}>
          Show older changes
        </Button>
      )}
      {asked && (
        <UndoDialog
          tournament={tournament}
          asked={asked}
          onClose={() => setAsked(null)}
          onUndone={() => {
            acted.current = true;
            retry();
          }}
        />
      )}
    </>
  );
}

/**
 * Scrolls the marked row into view in a list that scrolls by itself beside what is
 * shown; the page stays where it is.
 */
function bringIntoSight(list: HTMLElement | null) {
  const frame = list?.closest<HTMLElement>("[data-changes]");
  const row = list?.querySelector<HTMLElement>("[aria-current]");
  if (!frame || !row || frame.scrollHeight <= frame.clientHeight) return;
  const [outer, inner] = [frame.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    frame.scrollTop += inner.top - outer.top - frame.clientHeight / 4;
}
