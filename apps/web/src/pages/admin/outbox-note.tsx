// Says on every page of the desk what waits on this device and, once it has been sent, offers an undo.
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { Notice } from "#web/components/notice/notice.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { useTournament } from "#web/live/tournament-live.tsx";
import { onDelivered } from "#web/outbox/deliver.ts";
import { contestedIn } from "#web/outbox/kept-scores.ts";
import { useOutbox } from "#web/outbox/use-outbox.ts";
import { SCORES } from "#web/sentences/scores.ts";
import { undoableToast } from "./history/undo-newest.ts";

export function OutboxNote({ silent }: { silent: boolean }) {
  const { _id, linkindex } = useTournament();
  const { kept } = useOutbox(_id);
  useEffect(
    () =>
      onDelivered(_id, ({ versions, stored }) => {
        // Several changes must be undone one by one, in the history.
        const [version] = versions;
        showToast(
          undoableToast(
            _id,
            SCORES.delivered(stored.length),
            versions.length === 1 && version ? { version } : {},
          ),
        );
      }),
    [_id],
  );

  if (kept.length === 0 || silent) return null;
  const path = `/admin/${linkindex}/add-score`;
  const contested = contestedIn(kept).length;
  return (
    <Notice title={contested > 0 ? `${SCORES.inbox(contested)}.` : SCORES.keptCount(kept.length)}>
      <Link to={path}>{contested > 0 ? SCORES.inboxLink : "Add scores"}</Link>
    </Notice>
  );
}
