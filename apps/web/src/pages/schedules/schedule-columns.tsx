// Time, opponent, court, and how it went.
import type { Id } from "#events/entities.ts";
import type { GameView } from "#projections/views.ts";
import { WhistleMark } from "#web/components/marks/marks.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
import type { Column } from "#web/components/table/column.ts";
import type { Clock } from "#web/live/device-clock.ts";
import { hasResult, minuteOf, momentOf } from "#web/tournament/game-clock.ts";
import { roundWords, timeWords } from "#web/tournament/game-words.ts";

type Context = { team: Id; next: Id | null; startdate: string; now: Clock };

export const scheduleColumns = ({ team, next, startdate, now }: Context): Column<GameView>[] => [
  {
    id: "time",
    header: "Time",
    cell: ({ time }) => timeWords(time),
    sortBy: (game) => minuteOf(game, startdate),
    width: "6rem",
  },
  {
    id: "opponent",
    header: "Opponent",
    cell: (game) =>
      game.isReferee ? (
        <>
          <WhistleMark size={16} /> Referee
        </>
      ) : (
        opponentOf(game, team).name
      ),
    rowHeader: true,
  },
  { id: "court", header: "Court", cell: ({ court }) => court ?? "–", board: true },
  { id: "round", header: "Round", cell: ({ round }) => roundWords(round) ?? "–", narrow: "hide" },
  {
    id: "result",
    header: "Result",
    cell: (game) => (
      <Result game={game} team={team} next={next} now={momentOf(game, startdate, now) === "now"} />
    ),
    numeric: true,
  },
];

const opponentOf = (game: GameView, team: Id) => (game.team1._id === team ? game.team2 : game.team1);

function Result({ game, team, next, now }: { game: GameView; team: Id; next: Id | null; now: boolean }) {
  if (now) return <Pill tone="hot">Now</Pill>;
  if (game._id === next) return <Pill tone="hot">Next</Pill>;
  if (game.isReferee || !hasResult(game)) return "–";
  const scores = [game.scoreTeam1!, game.scoreTeam2!];
  const [own, other] = game.team1._id === team ? scores : scores.reverse();
  const won = own! > other!;
  return (
    <>
      {own}–{other}{" "}
      <Pill tone={won ? "court" : "quiet"}>{won ? "Won" : own === other ? "Tied" : "Lost"}</Pill>
    </>
  );
}
