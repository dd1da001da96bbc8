// The history of a tournament: who changed what, how to undo it, and how everything was then.
import { Suspense, useCallback, useRef } from "react";
import type { HistoryChange } from "#web/api/history.ts";
import { late } from "#web/components/late/late.ts";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { useLiveState, useLiveStore, useSnapshot } from "#web/live/tournament-live.tsx";
import { HISTORY, THEN } from "#web/sentences/history.ts";
import { useAddress } from "#web/tournament/address.ts";
import { AdminPage } from "../admin-page.tsx";
import { useChoices } from "../choices/use-choices.ts";
import { ExportButton } from "./export-button.tsx";
import { gameIn } from "./game-options.ts";
import styles from "./history.module.css";
import { type HistoryFilter, HistoryFilters } from "./history-filters.tsx";
import { HistoryList } from "./history-list.tsx";
import { isOfKind, kindIn, touchesTeam } from "./kinds.ts";
import { momentSentence, momentWords } from "./then/moment-words.ts";
import { TimeSlider } from "./then/time-slider.tsx";
import { useHeads } from "./then/use-heads.ts";
import { useVersion } from "./then/use-version.ts";
import { useHistory } from "./use-history.ts";

const ThenView = late(() => import("./then/then-view.tsx"), "ThenView");

const NO_FILTER = { kind: null, person: null, team: null, game: null };

export function HistoryPage() {
  const snapshot = useSnapshot();
  const { tournament, version, epoch } = snapshot;
  const { link } = useLiveState();
  const { params, choose } = useChoices();
  const [, setAddress] = useAddress();
  const filter: HistoryFilter = {
    kind: kindIn(params.get("kind")) ?? "",
    person: params.get("person") ?? "",
    team: params.get("team") ?? "",
    game: gameIn(params.get("game")),
  };
  const { person: actor, game } = filter;
  const matches = useMatches(filter);
  const log = { tournament: tournament._id, epoch };
  const history = useHistory({ ...log, version, link, actor, game, matches });
  const changes = history.shown?.changes ?? [];

  const newest = Math.max(version, changes[0]?.version ?? 0);
  const { chosen, position, moveTo } = useVersion(newest);
  const headOf = useHeads({ ...log, version: position < newest ? position : null, listed: changes });
  const wordsOf = (at: number) => momentWords(at, newest, headOf(at));
  const slider = useRef<HTMLInputElement>(null);
  const toSlider = useCallback(() => slider.current?.focus(), []);
  const thenLink = (at: number) => {
    if (at >= newest) return null;
    const search = new URLSearchParams(params);
    search.set("version", String(at));
    return `?${search}`;
  };

  return (
    <AdminPage
      title="History"
      note={HISTORY.note}
      actions={<ExportButton tournament={tournament._id} slug={tournament.linkindex} />}
    >
      {newest > 1 && (
        <TimeSlider
          newest={newest}
          position={position}
          words={wordsOf(position)}
          onMove={moveTo}
          slider={slider}
        />
      )}
      <div className={styles.columns} data-then={chosen !== null || undefined}>
        {chosen !== null && (
          <Suspense fallback={<SkeletonRows rows={8} label={THEN.loading} />}>
            <ThenView
              version={chosen}
              sentenceOf={(at) => momentSentence(wordsOf(at))}
              timeOf={(at) => headOf(at)?.at}
            />
          </Suspense>
        )}
        <div className={styles.list} data-print={chosen === null ? undefined : "no"}>
          <HistoryFilters
            content={snapshot}
            met={changes.map((change) => change.actor)}
            filter={filter}
            onChange={choose}
            count={history.shown && changes.length}
          />
          <div className={styles.rows} data-changes="">
            <HistoryList
              tournament={tournament._id}
              history={history}
              onClear={Object.values(filter).some(Boolean) ? () => setAddress(NO_FILTER) : null}
              chosen={chosen}
              thenLink={thenLink}
              onThen={toSlider}
            />
          </div>
        </div>
      </div>
    </AdminPage>
  );
}

/** What the page itself filters; the server filters by person and game. */
function useMatches({ kind, team }: HistoryFilter) {
  const store = useLiveStore();
  return useCallback(
    (change: HistoryChange) => {
      const { content } = store.get();
      return (!kind || isOfKind(change, kind)) && (!team || !content || touchesTeam(change, team, content));
    },
    [kind, team, store],
  );
}
