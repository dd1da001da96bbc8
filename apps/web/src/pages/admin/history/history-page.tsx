// The history of a tournament: who changed what, newest first, and the way back from each of it.
import { useCallback, useState } from "react";
import type { HistoryChange } from "#web/api/history.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { useLiveStore, useSnapshot } from "#web/live/tournament-live.tsx";
import { HISTORY } from "#web/sentences/history.ts";
import { AdminPage } from "../admin-page.tsx";
import { useChoices } from "../choices/use-choices.ts";
import { ChangeRow } from "./change-row.tsx";
import { ExportButton } from "./export-button.tsx";
import styles from "./history.module.css";
import { HistoryFilters } from "./history-filters.tsx";
import { isOfKind, kindIn, touchesTeam } from "./kinds.ts";
import { type Asked, UndoDialog } from "./undo-dialog.tsx";
import { useHistory } from "./use-history.ts";

export function HistoryPage() {
  const { tournament, teams, version } = useSnapshot();
  const store = useLiveStore();
  const { params, choose, clear } = useChoices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const kind = kindIn(params.get("kind"));
  const person = params.get("person") ?? "";
  const team = params.get("team") ?? "";
  const matches = useCallback(
    (change: HistoryChange) => {
      const { content } = store.get();
      return (!kind || isOfKind(change, kind)) && (!team || !content || touchesTeam(change, team, content));
    },
    [kind, team, store],
  );
  const { shown, failure, pending, showMore, retry } = useHistory({
    tournament: tournament._id,
    version,
    actor: person,
    matches,
  });

  const changes = shown?.changes ?? [];
  const byId = new Map(changes.map((change) => [change.change, change]));
  const filtered = Boolean(kind || person || team);
  return (
    <AdminPage
      title="History"
      note={HISTORY.note}
      actions={<ExportButton tournament={tournament._id} slug={tournament.linkindex} />}
    >
      <HistoryFilters
        tournament={tournament._id}
        teams={teams}
        met={changes.map(({ actor }) => actor)}
        chosen={{ kind: kind ?? "", person, team }}
        onChange={choose}
        count={shown && changes.length}
      />
      {failure && (
        <ErrorState look={shown ? "bar" : "block"} title={HISTORY.loadFailed} onRetry={retry}>
          {failure}
        </ErrorState>
      )}
      {!shown && !failure && <SkeletonRows rows={8} label={HISTORY.searching} />}
      {shown && (
        <Card flush>
          {changes.length > 0 ? (
            <ol className={styles.changes} aria-label="Changes, newest first">
              {changes.map((change) => (
                <ChangeRow
                  key={change.change}
                  change={change}
                  taker={change.undoneBy ? byId.get(change.undoneBy) : undefined}
                  onAsk={setAsked}
                />
              ))}
            </ol>
          ) : (
            <EmptyState
              title={filtered ? HISTORY.noMatch : HISTORY.none}
              action={filtered && <Button onClick={clear}>Show all changes</Button>}
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
          tournament={tournament._id}
          asked={asked}
          onClose={() => setAsked(null)}
          onUndone={retry}
        />
      )}
    </AdminPage>
  );
}
