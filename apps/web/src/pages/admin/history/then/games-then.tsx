// The pool games as they were, by day.

import { formatDay } from "#events/rules/date.ts";
import { groupedBy } from "#events/rules/grouped-by.ts";
import type { GameView } from "#projections/views.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { GameList } from "#web/components/game-row/game-row.tsx";
import type { Clock } from "#web/live/device-clock.ts";
import { THEN } from "#web/sentences/history.ts";
import { useAddress } from "#web/tournament/address.ts";
import { GameItem } from "#web/tournament/game-item.tsx";
import styles from "./then.module.css";

/** How many at first: moving the slider stays quick. */
const FIRST = 40;

type GamesThenProps = { games: readonly GameView[]; startdate: string; clock: Clock };

export function GamesThen({ games, startdate, clock }: GamesThenProps) {
  const [get, set] = useAddress();
  const all = get("all") === "1";
  const shown = all ? games : games.slice(0, FIRST);
  const days = [...groupedBy(shown, ({ date }) => date ?? startdate)];
  return (
    <>
      {days.map(([date, ofDay]) => (
        <Card key={date} flush>
          <h3 className={styles.day}>{formatDay(date)}</h3>
          <GameList label={`Games of ${formatDay(date)} then`}>
            {ofDay.map((game) => (
              <GameItem key={game._id} game={game} startdate={startdate} now={clock} followed={null} />
            ))}
          </GameList>
        </Card>
      ))}
      {shown.length < games.length && (
        <Button onClick={() => set({ all: "1" })}>{THEN.showAll(games.length, "game")}</Button>
      )}
    </>
  );
}
