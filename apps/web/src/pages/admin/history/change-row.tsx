// One change as a sentence with who and when, and a button to undo or redo it.
import { History, Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import type { HistoryChange } from "#web/api/history.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { ListRow, RowNote } from "#web/components/row-list/row-list.tsx";
import { HISTORY, momentText } from "#web/sentences/history.ts";
import styles from "./history.module.css";
import type { Asked } from "./undo-dialog.tsx";

type ChangeRowProps = {
  change: HistoryChange;
  /** The undo that undid it, if it is on the page. */
  taker: HistoryChange | undefined;
  onAsk: (asked: Asked) => void;
  /** The link to the tournament after this change; null if that is now. */
  then: string | null;
  /** The tournament is being shown as it was after this change. */
  shown: boolean;
  onThen: () => void;
};

/** To a change and back from it: one button, so that the focus stays where it was pressed. */
function wayBack({ change, summary, undoneBy, undoable, undoes }: HistoryChange): Asked | null {
  const isUndo = undoes.length > 0;
  if (undoneBy) return isUndo ? null : { change: undoneBy, words: summary, redo: true };
  return undoable ? { change, words: afterColon(summary), redo: isUndo } : null;
}

const afterColon = (words: string): string => words.replace(/^(Undid|Redid): /, "");

/** Redrawn only if it differs: the slider above moves quickly. */
export const ChangeRow = memo(function ChangeRow(props: ChangeRowProps) {
  const { change, taker, onAsk, then, shown, onThen } = props;
  const { actor, at, summary, undoneBy } = change;
  const way = wayBack(change);
  return (
    <ListRow
      aria-current={shown || undefined}
      end={
        <>
          {then && (
            <ButtonLink
              to={then}
              preventScrollReset
              variant="quiet"
              size="sm"
              icon={<History aria-hidden="true" />}
              aria-label={`${HISTORY.thenLink}: ${summary}`}
              onClick={onThen}
            >
              {HISTORY.thenLink}
            </ButtonLink>
          )}
          {way && (
            <Button
              size="sm"
              icon={way.redo ? <Redo2 aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
              aria-label={`${way.redo ? "Redo" : "Undo"}: ${way.words}`}
              onClick={() => onAsk(way)}
            >
              {way.redo ? "Redo" : "Undo"}
            </Button>
          )}
        </>
      }
    >
      <p className={undoneBy ? styles.undone : styles.summary}>{summary}</p>
      <RowNote>
        <span>
          {actor.name}, <time dateTime={at}>{momentText(at)}</time>
        </span>
      </RowNote>
      {undoneBy && (
        <p className={styles.taken}>
          {taker ? HISTORY.undoneBy(taker.actor.name, momentText(taker.at)) : HISTORY.undoneSince}
        </p>
      )}
    </ListRow>
  );
});
