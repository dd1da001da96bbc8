// Time, opponent, court, and how it went.
import type { Id } from "#events/entities.ts";
import { hasResult } from "#projections/result.ts";
import { WhistleMark } from "#web/components/marks/marks.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
import type { Column } from "#web/components/table/column.ts";
import { Under } from "#web/components/table/table-parts.tsx";
import type { Clock } from "#web/live/device-clock.ts";
import type { DayGame } from "#web/tournament/day-games.ts";
import { minuteOf, momentOf } from "#web/tournament/game-clock.ts";
import { timeWords } from "#web/tournament/game-words.ts";

type Context = { team: Id; next: Id | null; startdate: string; now: Clock };

export function scheduleColumns({ team, next, startdate, now }: Context): Column<DayGame>[] {
  const resultOf = (game: DayGame) => {
    if (momentOf(game, startdate, now) === "now") return <Pill tone="hot">Now</Pill>;
    if (game._id === next) return <Pill tone="hot">Next</Pill>;
    return game.isReferee || !hasResult(game) ? null : <Result game={game} team={team} />;
  };
  return [
    {
      id: "time",
      header: "Time",
      cell: timeWords,
      sortBy: (game) => minuteOf(game, startdate),
      width: "6rem",
    },
    {
      id: "opponent",
      header: "Opponent",
      cell: (game) => (
        <>
          {game.isReferee && <WhistleMark size={16} />}{" "}
          {game.isReferee ? "Referee" : opponentOf(game, team).name}
          <Under>{resultOf(game)}</Under>
        </>
      ),
      rowHeader: true,
    },
    { id: "court", header: "Court", cell: ({ court }) => court ?? "–", board: true },
    { id: "round", header: "Round", cell: ({ round }) => round ?? "–", narrow: "hide" },
    {
      id: "result",
      header: "Result",
      cell: (game) => resultOf(game) ?? "–",
      narrow: "hide",
      numeric: true,
    },
  ];
}

const opponentOf = (game: DayGame, team: Id) => (game.team1._id === team ? game.team2 : game.team1);

/** "25–18 Won", own score first. */
function Result({ game, team }: { game: DayGame; team: Id }) {
  const scores = [game.scoreTeam1!, game.scoreTeam2!];
  const [own, other] = game.team1._id === team ? scores : scores.reverse();
  const won = own! > other!;
  return (
    <>
      <strong>
        {own}–{other}
      </strong>{" "}
      <Pill tone={won ? "court" : "quiet"}>{won ? "Won" : own === other ? "Tied" : "Lost"}</Pill>
    </>
  );
}
