// The games by time with their boxes; only rows that changed are drawn again.
import { useCallback, useMemo, useRef } from "react";
import { formatDay } from "#events/rules/date.ts";
import { formatTime } from "#events/rules/time.ts";
import type { GameView, TournamentView } from "#projections/views.ts";
import { courtName } from "#web/components/game-row/court-name.ts";
import type { Column } from "#web/components/table/column.ts";
import { DataTable } from "#web/components/table/data-table.tsx";
import { Under } from "#web/components/table/table-parts.tsx";
import type { Draft } from "./draft.ts";
import type { Drafts, ScoreDesk } from "./score-desk.ts";
import { ScorePair } from "./score-pair.tsx";
import { ScoreState } from "./score-state.tsx";
import styles from "./scores.module.css";

interface Row {
  game: GameView;
  draft: Draft | undefined;
}

type ScoreTableProps = {
  games: readonly GameView[];
  drafts: Drafts;
  desk: ScoreDesk;
  tournament: TournamentView;
};

export function ScoreTable({ games, drafts, desk, tournament }: ScoreTableProps) {
  const kept = useRef(new Map<string, Row>());
  const rows = useMemo(() => {
    const next = games.map((game) => {
      const [draft, before] = [drafts.get(game._id), kept.current.get(game._id)];
      return before?.game === game && before.draft === draft ? before : { game, draft };
    });
    kept.current = new Map(next.map((row) => [row.game._id, row]));
    return next;
  }, [games, drafts]);

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
        cell: ({ game }) => (
          <span>
            <span>{game.team1.name}</span> <span className={styles.against}>v</span>{" "}
            <span>{game.team2.name}</span>
            <Under>{[when(game), game.court && courtName(game.court)].filter(Boolean).join(" · ")}</Under>
          </span>
        ),
      },
      {
        id: "score",
        header: "Score",
        wrap: true,
        cell: ({ game, draft }) => (
          <span className={styles.entry}>
            <ScorePair game={game} draft={draft} warn={warn} desk={desk} />
            <ScoreState game={game} draft={draft} warn={warn} desk={desk} />
          </span>
        ),
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
      rowName={({ game }) => `${game.team1.name} v ${game.team2.name}`}
    />
  );
}
