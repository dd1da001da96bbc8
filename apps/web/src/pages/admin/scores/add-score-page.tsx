// Entering scores, by keyboard alone: the games by time, what is unsaved, and the standings that follow from it.
import { useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { changeGames } from "#web/api/entries.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { showToast } from "#web/components/toast/toasts.ts";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { SCORES } from "#web/sentences/scores.ts";
import { AdminPage } from "../admin-page.tsx";
import { CalculateStanding } from "../calculate-standing.tsx";
import { undoableToast } from "../history/undo-newest.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { gamesFor, readFilters } from "./filters.ts";
import { atRiskIn, openIn, ScoreDesk } from "./score-desk.ts";
import { ScoreFilters } from "./score-filters.tsx";
import { ScoreTable } from "./score-table.tsx";
import styles from "./scores.module.css";
import { useSaveKey } from "./use-save-key.ts";
import { useStayingGames } from "./use-staying-games.ts";

export function AddScorePage() {
  const snapshot = useSnapshot();
  const { _id, linkindex } = snapshot.tournament;
  const stored = useRef<{ version?: number }>({});
  const [desk] = useState(
    () =>
      new ScoreDesk(async (items) => {
        const answer = await changeGames(_id, items);
        if (answer.ok) stored.current = answer;
        return answer;
      }),
  );
  const drafts = useSyncExternalStore(desk.subscribe, desk.get);
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, snapshot);
  const matching = useMemo(() => gamesFor(readFilters(params, snapshot), snapshot), [params, snapshot]);
  const games = useStayingGames(matching, snapshot.games, params.toString());
  const unsaved = useMemo(() => openIn(drafts), [drafts]);

  function choose(name: string, value: string) {
    desk.forgetSaved();
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

  async function saveAll() {
    if (unsaved.length === 0) return;
    if (await desk.save(unsaved)) showToast(undoableToast(_id, SCORES.done, stored.current));
    // The bar with its button goes, so the keyboard is put back where it was.
    if (document.activeElement?.tagName !== "INPUT") firstBoxOf(unsaved.at(-1))?.focus();
  }
  useSaveKey(saveAll);

  const playable = snapshot.games.some(({ isReferee }) => !isReferee);
  return (
    <AdminPage title="Add scores" note={SCORES.keys} actions={<CalculateStanding unsaved={unsaved.length} />}>
      {playable && <ScoreFilters content={snapshot} filters={filters} onChange={choose} />}
      {games.length > 0 ? (
        <ScoreTable games={games} drafts={drafts} desk={desk} tournament={snapshot.tournament} />
      ) : (
        <Card>
          {playable ? (
            <EmptyState
              title="No games match this filter"
              action={<Button onClick={() => setParams({}, { replace: true })}>Show all games</Button>}
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
      {unsaved.length > 0 && (
        <section className={styles.bar} aria-label="Unsaved scores">
          <span role="status">{SCORES.count(unsaved.length)}</span>
          <Button variant="primary" onClick={saveAll} pendingLabel="Saving">
            Save
          </Button>
        </section>
      )}
      <LeaveGuard noun="game" count={atRiskIn(drafts)} onSave={() => desk.save(unsaved)} />
    </AdminPage>
  );
}

const firstBoxOf = (game: string | undefined): HTMLElement | undefined =>
  document.getElementsByName(`score1-${game}`)[0];
