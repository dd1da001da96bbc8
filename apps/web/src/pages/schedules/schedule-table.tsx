// A team's games as a table by time, with BYE and LUNCH rows between them and a line for every further day.
import { useMemo } from "react";
import { formatDay } from "#events/rules/date.ts";
import { type Gap, isGap, withGaps } from "#projections/schedule.ts";
import type { TeamView } from "#projections/views.ts";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import type { Clock } from "#web/live/device-clock.ts";
import { readSort, useAddress, writeSort } from "#web/tournament/address.ts";
import type { DayGame } from "#web/tournament/day-games.ts";
import { scheduleColumns } from "./schedule-columns.tsx";

type ScheduleTableProps = {
  team: TeamView;
  /** In order of time. */
  games: readonly DayGame[];
  next: DayGame | null;
  startdate: string;
  now: Clock;
};

export function ScheduleTable({ team, games, next, startdate, now }: ScheduleTableProps) {
  const [get, set] = useAddress();
  const columns = useMemo(
    () => scheduleColumns({ team: team._id, next: next?._id ?? null, startdate, now }),
    [team._id, next?._id, startdate, now],
  );
  const gapBefore = useMemo(() => gapsByGame(games, startdate), [games, startdate]);
  const dayOf = (game: DayGame) => game.date ?? startdate;
  const oneDay = games.every((game) => dayOf(game) === dayOf(games[0]!));
  return (
    <SortableTable
      caption={`Schedule of ${team.name}`}
      columns={columns}
      rows={games}
      rowId={({ _id }) => _id}
      sort={readSort(get("sort"), columns) ?? { column: "time", direction: "ascending" }}
      onSort={(sort) => set({ sort: writeSort(sort) })}
      above={(game, previous, sort) => {
        const gap = gapBefore.get(sort?.direction === "descending" ? (previous?._id ?? "") : game._id);
        const newDay = !oneDay && (!previous || dayOf(previous) !== dayOf(game));
        return [
          ...(newDay ? [<strong key="day">{formatDay(dayOf(game), now.date)}</strong>] : []),
          ...(gap ? [`${gap.gap} · ${gap.minutes} minutes`] : []),
        ];
      }}
    />
  );
}

/** The pause before each game, by the game's id. */
function gapsByGame(games: readonly DayGame[], startdate: string): Map<string, Gap> {
  const gaps = new Map<string, Gap>();
  let pause: Gap | null = null;
  for (const row of withGaps(games, startdate)) {
    if (isGap(row)) pause = row;
    else {
      if (pause) gaps.set(row._id, pause);
      pause = null;
    }
  }
  return gaps;
}
