// The columns of the games, and what each is edited with.
import { formatDay } from "#events/rules/date.ts";
import { formatTime } from "#events/rules/time.ts";
import type { DivisionView, GameView, TeamView } from "#projections/views.ts";
import { ADMIN } from "#web/sentences/admin.ts";
import { choiceCell, textCell, tickCell } from "../rows/cell-inputs.tsx";
import type { EditColumn } from "../rows/edit-column.ts";
import styles from "../rows/rows.module.css";

export const valuesOfGame = (game: GameView) => ({
  team1: game.team1._id,
  team2: game.team2._id,
  division: game.division?._id ?? "",
  court: game.court ?? "",
  date: game.date ?? "",
  time: game.time ? formatTime(game.time) : "",
  isReferee: game.isReferee,
  scoreTeam1: String(game.scoreTeam1 ?? ""),
  scoreTeam2: String(game.scoreTeam2 ?? ""),
  round: game.round ?? "",
});

type Context = {
  teams: readonly TeamView[];
  divisions: readonly DivisionView[];
  warnings: ReadonlyMap<string, readonly string[]>;
  startdate: string;
};

export function gameColumns({ teams, divisions, warnings, startdate }: Context): EditColumn<GameView>[] {
  const named = (rows: readonly { _id: string; name: string }[]) =>
    rows.map(({ _id, name }) => ({ value: _id, label: name }));
  const teamOptions = named(teams);
  const divisionOptions = [{ value: "", label: "Cross division" }, ...named(divisions)];
  const score = (id: "scoreTeam1" | "scoreTeam2", header: string): EditColumn<GameView> => ({
    id,
    header,
    board: true,
    cell: (game) => game[id],
    sortBy: (game) => game[id],
    edit: textCell({ width: "3.5rem", numeric: true }),
  });
  return [
    {
      id: "team1",
      header: "Team 1",
      rowHeader: true,
      cell: (game) => (
        <span className={styles.head}>
          {game.team1.name}
          {warnings.get(game._id)?.map((warning) => (
            <span key={warning} className={styles.warning}>
              {warning}
            </span>
          ))}
        </span>
      ),
      sortBy: ({ team1 }) => team1.name,
      edit: choiceCell(teamOptions, { names: true }),
      options: teamOptions,
    },
    {
      id: "team2",
      header: "Team 2",
      cell: ({ team2, isReferee }) => (isReferee ? "–" : team2.name),
      sortBy: ({ team2 }) => team2.name,
      wrap: true,
      edit: choiceCell(teamOptions, { names: true, applies: ({ values }) => values.isReferee !== true }),
      options: teamOptions,
    },
    {
      id: "division",
      header: "Division",
      cell: ({ division }) => division?.name ?? "Cross",
      sortBy: ({ division }) => division?.name ?? null,
      wrap: true,
      edit: choiceCell(divisionOptions),
      options: divisionOptions,
    },
    {
      id: "court",
      header: "Court",
      board: true,
      cell: ({ court }) => court,
      sortBy: ({ court }) => court,
      edit: textCell({ width: "3.5rem" }),
    },
    {
      id: "date",
      header: "Date",
      cell: ({ date }) => formatDay(date ?? startdate),
      sortBy: ({ date }) => date ?? startdate,
      edit: textCell({ width: "9rem", type: "date", blank: ADMIN.blankDate(formatDay(startdate)) }),
    },
    {
      id: "time",
      header: "Time",
      cell: ({ time }) => time && formatTime(time),
      sortBy: ({ time }) => time,
      edit: textCell({ width: "5.25rem" }),
    },
    {
      id: "isReferee",
      header: "Ref",
      label: "Referee game",
      cell: ({ isReferee }) => (isReferee ? "Yes" : ""),
      sortBy: ({ isReferee }) => (isReferee ? 1 : 0),
      edit: tickCell(),
    },
    score("scoreTeam1", "Score 1"),
    score("scoreTeam2", "Score 2"),
    {
      id: "round",
      header: "Round",
      cell: ({ round }) => round,
      sortBy: ({ round }) => round,
      edit: textCell({ width: "4rem" }),
    },
  ];
}
