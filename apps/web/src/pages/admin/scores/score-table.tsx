// The games by time with their boxes; only rows that changed are redrawn.
import { useCallback, useMemo, useRef } from "react";
import { courtName } from "#events/rules/court-name.ts";
import { formatDay } from "#events/rules/date.ts";
import { formatTime } from "#events/rules/time.ts";
import type { GameView, TournamentView } from "#projections/views.ts";
import { WhistleMark } from "#web/components/marks/marks.tsx";
import type { Column } from "#web/components/table/column.ts";
import { DataTable } from "#web/components/table/data-table.tsx";
import { Under } from "#web/components/table/table-parts.tsx";
import type { Kept, KeptScore } from "#web/outbox/kept-scores.ts";
import { SCORES } from "#web/sentences/scores.ts";
import { nameOfGame } from "../games/game-name.ts";
import { type Draft, draftOfKept } from "./draft.ts";
import type { Drafts, ScoreDesk } from "./score-desk.ts";
import { ScorePair } from "./score-pair.tsx";
import { ScoreState } from "./score-state.tsx";
import styles from "./scores.module.css";

interface Row {
  game: GameView;
  /** What is typed here, else what waits on the device. */
  draft: Draft | undefined;
  typed: Draft | undefined;
  kept: KeptScore | undefined;
  counts: boolean;
}

type ScoreTableProps = {
  games: readonly GameView[];
  drafts: Drafts;
  kept: Kept;
  desk: ScoreDesk;
  tournament: TournamentView;
  /** The ids of those that do not count. */
  uncounted: ReadonlySet<string>;
};

export function ScoreTable({ games, drafts, kept, desk, tournament, uncounted }: ScoreTableProps) {
  const drawn = useRef(new Map<string, Row>());
  const rows = useMemo(() => {
    const keptOf = new Map(kept.map((entry) => [entry.game, entry]));
    const next = games.map((game): Row => {
      const [typed, waits] = [drafts.get(game._id), keptOf.get(game._id)];
      const before = drawn.current.get(game._id);
      const counts = !uncounted.has(game._id);
      if (
        before?.game === game &&
        before.typed === typed &&
        before.kept === waits &&
        before.counts === counts
      )
        return before;
      return { game, typed, counts, kept: waits, draft: typed ?? (waits && draftOfKept(waits)) };
    });
    drawn.current = new Map(next.map((row) => [row.game._id, row]));
    return next;
  }, [games, drafts, kept, uncounted]);

  const { startdate, unusualScoreWarnings: warn } = tournament;
  const severalDays = games.some(({ date }) => date !== null && date !== startdate);
  const when = useCallback(
    ({ date, time }: GameView) => {
      const clock = time ? formatTime(time) : "No time";
      return severalDays ? `${formatDay(date ?? startdate)}, ${clock}` : clock;
    },
    [severalDays, startdate],
  );
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        id: "time",
        header: "Time",
        narrow: "hide",
        width: "8rem",
        cell: ({ game }) => when(game),
      },
      { id: "court", header: "Court", cell: ({ game }) => game.court ?? "", board: true, narrow: "hide" },
      {
        id: "game",
        header: "Game",
        rowHeader: true,
        cell: ({ game, counts }) => (
          <span>
            <Teams game={game} />
            {!counts && (
              <span className={styles.uncounted}>
                <WhistleMark size={14} /> {SCORES.uncounted}
              </span>
            )}
            <Under>{[when(game), game.court && courtName(game.court)].filter(Boolean).join(" · ")}</Under>
          </span>
        ),
      },
      {
        id: "score",
        header: "Score",
        wrap: true,
        cell: ({ game, draft, counts }) => {
          const pair = { game, draft, desk, warn: warn && counts };
          return (
            <span className={styles.entry}>
              <ScorePair {...pair} />
              <ScoreState {...pair} />
            </span>
          );
        },
      },
    ],
    [when, warn, desk],
  );
  return (
    <DataTable
      caption="Scores by time"
      columns={columns}
      rows={rows}
      rowId={({ game }) => game._id}
      rowName={({ game }) => nameOfGame(game)}
    />
  );
}

function Teams({ game }: { game: GameView }) {
  if (game.isReferee) return nameOfGame(game);
  return (
    <>
      <span>{game.team1.name}</span> <span className={styles.against}>v</span> <span>{game.team2.name}</span>
    </>
  );
}
