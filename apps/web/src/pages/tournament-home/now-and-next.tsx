// What is being played in the whole tournament, and what comes after it.
import { formatDay } from "#events/rules/date.ts";
import { Card, Section } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { GameList } from "#web/components/game-row/game-row.tsx";
import { useDeviceClock } from "#web/live/device-clock.ts";
import { useTournament } from "#web/live/tournament-live.tsx";
import type { DayGame } from "#web/tournament/day-games.ts";
import { GameItem } from "#web/tournament/game-item.tsx";
import { useDayGames } from "#web/tournament/use-day-games.ts";
import { MoreLink } from "./more-link.tsx";
import { nowAndNext } from "./pick-games.ts";

export function NowAndNext() {
  const { startdate, linkindex, winner } = useTournament();
  const base = `/${encodeURIComponent(linkindex)}`;
  const games = useDayGames();
  const now = useDeviceClock();
  const { playing, coming, waiting, results } = nowAndNext(games, startdate, now);
  const lists: [title: string, games: DayGame[]][] = [
    ["On court now", playing],
    ["Next", coming],
    ["Waiting for results", winner ? [] : waiting],
    ["Latest results", results],
  ];
  if (games.length === 0) {
    return (
      <Card>
        <EmptyState title="The schedule is not published yet">
          {startdate < now.date
            ? "No games were entered for this tournament."
            : `It starts on ${formatDay(startdate, now.date)}. Games appear here as soon as they are planned.`}
        </EmptyState>
      </Card>
    );
  }
  return lists
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows], at) => (
      <Section
        // By index: what was next is on court a moment later, and its rows stay where they are.
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its index
        key={at}
        title={title}
        note={dayWords(rows, startdate, now.date)}
        actions={<MoreLink to="scores">All games</MoreLink>}
      >
        <Card flush>
          <GameList label={title} tiles>
            {rows.map((game) => (
              <GameItem
                key={game._id}
                game={game}
                startdate={startdate}
                now={now}
                followed={null}
                teamLink={(id) => `${base}/schedules?team=${id}`}
              />
            ))}
          </GameList>
        </Card>
      </Section>
    ));
}

function dayWords([first]: DayGame[], startdate: string, today: string): string {
  const day = first?.date ?? startdate;
  return day === today ? "Venue time" : `${formatDay(day, today)} · venue time`;
}
