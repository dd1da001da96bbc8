// Entering scores, with the keyboard alone if wanted: the games by time, what is unsaved, and the resulting standings.
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { onDelivered } from "#web/outbox/deliver.ts";
import { waitingIn } from "#web/outbox/kept-scores.ts";
import { keptIn } from "#web/outbox/outbox.ts";
import { sendScores } from "#web/outbox/send-scores.ts";
import { pointsTyped } from "#web/outbox/typed-score.ts";
import { useOutbox } from "#web/outbox/use-outbox.ts";
import { SCORES } from "#web/sentences/scores.ts";
import { AdminPage } from "../admin-page.tsx";
import { CalculateStanding } from "../calculate-standing.tsx";
import { useChoices } from "../choices/use-choices.ts";
import { undoableToast } from "../history/undo-newest.ts";
import { Stranded } from "../stranded.tsx";
import { ConflictInbox } from "./conflict-inbox.tsx";
import { gamesFor, readFilters, uncountedIn } from "./filters.ts";
import { ScoreBar } from "./score-bar.tsx";
import { atRiskIn, openIn, partedBy, ScoreDesk } from "./score-desk.ts";
import { ScoreFilters } from "./score-filters.tsx";
import { ScoreTable } from "./score-table.tsx";
import styles from "./scores.module.css";
import { useFirstDigit } from "./use-first-digit.ts";
import { useSaveKey } from "./use-save-key.ts";
import { useStayingGames } from "./use-staying-games.ts";

export function AddScorePage() {
  const snapshot = useSnapshot();
  const { _id, linkindex } = snapshot.tournament;
  const { box, kept } = useOutbox(_id);
  const [desk] = useState(
    () =>
      new ScoreDesk({
        keptOf: (game) => keptIn(box).find((entry) => entry.game === game),
        send: async (entries) => {
          const sent = await sendScores(box, entries);
          const saved = entries.map(({ name, typed }) => ({ name, points: pointsTyped(typed) }));
          if (sent !== "kept" && sent.ok) showToast(undoableToast(_id, SCORES.saveDone(saved), sent));
          return sent;
        },
      }),
  );
  useEffect(() => onDelivered(_id, ({ stored }) => desk.land(stored)), [_id, desk]);
  const drafts = useSyncExternalStore(desk.subscribe, desk.get);
  const { params, choose, clear } = useChoices();
  const filters = readFilters(params, snapshot);
  const matching = useMemo(() => gamesFor(readFilters(params, snapshot), snapshot), [params, snapshot]);
  const games = useStayingGames(matching, snapshot.games, params.toString());
  const { here, gone } = useMemo(() => partedBy(drafts, snapshot.games), [drafts, snapshot.games]);
  const unsaved = useMemo(() => openIn(here), [here]);
  // What this page is sending at the moment is on the device too; its row shows that.
  const waiting = waitingIn(kept).filter(({ game }) => drafts.get(game)?.state !== "saving").length;

  function chooseGames(name: string, value: string) {
    desk.forgetSaved();
    choose(name, value);
  }

  async function saveAll() {
    if (unsaved.length === 0) return;
    await desk.save(unsaved);
    // The bar disappears with its button, so the focus goes back to where it was.
    if (document.activeElement?.tagName !== "INPUT") firstBoxOf(unsaved.at(-1))?.focus();
  }
  useSaveKey(saveAll);
  useFirstDigit();

  const uncounted = useMemo(() => uncountedIn(snapshot), [snapshot]);
  const playable = snapshot.games.length > uncounted.size;
  return (
    <AdminPage
      title="Add scores"
      ownOutbox
      note={
        <>
          <span className={styles.keys}>{SCORES.keys}</span> {SCORES.venueTime}
        </>
      }
      actions={
        <>
          <ButtonLink to={`/admin/${linkindex}/score-sheets`}>Score Sheets</ButtonLink>
          <CalculateStanding unsaved={unsaved.length + waiting} />
        </>
      }
    >
      {snapshot.games.length > 0 && (
        <ScoreFilters
          content={snapshot}
          uncounted={uncounted.size > 0}
          filters={filters}
          onChoose={chooseGames}
        />
      )}
      <Stranded
        items={openIn(gone).map((id) => ({ id, name: desk.nameOf(id), typed: desk.textOf(id) }))}
        onDrop={desk.restore}
      />
      <ConflictInbox box={box} kept={kept} />
      {games.length > 0 ? (
        <ScoreTable
          games={games}
          uncounted={uncounted}
          drafts={drafts}
          kept={kept}
          desk={desk}
          tournament={snapshot.tournament}
        />
      ) : (
        <Card>
          {playable ? (
            <EmptyState
              title="No games match this filter"
              action={<Button onClick={clear}>Show all games</Button>}
            />
          ) : (
            <EmptyState
              title="No games yet"
              action={<ButtonLink to={`/admin/${linkindex}/upload-game`}>Upload games</ButtonLink>}
            >
              Scores are entered once there are games.
            </EmptyState>
          )}
        </Card>
      )}
      <ScoreBar unsaved={unsaved.length} waiting={waiting} onSave={saveAll} />
      <LeaveGuard noun="game" count={atRiskIn(here)} onSave={() => desk.save(unsaved)} />
    </AdminPage>
  );
}

/** A game that is scrolled far out of sight has no boxes: then the first box that exists. */
const firstBoxOf = (game: string | undefined): HTMLElement | null =>
  document.getElementsByName(`score1-${game}`)[0] ?? document.querySelector<HTMLElement>("input[data-game]");
