// Every result, or those of one division or team; the winner has the trophy.

import { ArrowDown } from "lucide-react";
import { useCallback, useMemo } from "react";
import { formatDay } from "#events/rules/date.ts";
import { groupedBy } from "#events/rules/grouped-by.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { GameList } from "#web/components/game-row/game-row.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { useDeviceClock } from "#web/live/device-clock.ts";
import { useTournament } from "#web/live/tournament-live.tsx";
import type { DayGame } from "#web/tournament/day-games.ts";
import { FollowButton } from "#web/tournament/follow-button.tsx";
import { GameItem } from "#web/tournament/game-item.tsx";
import { ALL, inDivision } from "#web/tournament/team-choice.ts";
import { TeamFilter } from "#web/tournament/team-filter.tsx";
import { useDayGames } from "#web/tournament/use-day-games.ts";
import { useFollowed, useShownTeams, useTeams } from "#web/tournament/use-team-choice.ts";
import { gamesShown, whereNow } from "./games-shown.ts";

export function ScoresPage() {
  const { acronym, startdate, linkindex } = useTournament();
  const games = useDayGames();
  const teams = useTeams();
  const shown = useShownTeams({ withAll: true });
  const followed = useFollowed();
  const now = useDeviceClock();
  const { division, team } = shown;
  const rows = useMemo(
    () => gamesShown(games, team ? [team] : inDivision(teams, division)),
    [games, teams, team, division],
  );
  const teamLink = useCallback(
    (id: string) => `/${encodeURIComponent(linkindex)}/scores?team=${id}`,
    [linkindex],
  );
  const here = whereNow(rows, startdate, now);
  const days = [...groupedBy(rows, (game: DayGame) => game.date ?? startdate)];
  return (
    <>
      <PageTitle title="Scores" acronym={acronym} actions={team && <FollowButton team={team} />} />
      {teams.length > 0 && <TeamFilter shown={shown} withAll />}
      {days.map(([date, ofDay], at) => (
        <Section
          key={date}
          title={formatDay(date, now.date)}
          note="Venue time"
          actions={
            here &&
            at === 0 && (
              <Button size="sm" variant="quiet" edge="end" icon={<ArrowDown />} onClick={goToNow}>
                {here.onCourt ? "On court now" : "Next games"}
              </Button>
            )
          }
        >
          <Card flush>
            <GameList label={`Games of ${formatDay(date)}`} tiles>
              {ofDay.map((game) => (
                <GameItem
                  key={game._id}
                  game={game}
                  startdate={startdate}
                  now={now}
                  {...(team && { ofTeam: team._id })}
                  followed={followed?._id ?? null}
                  current={game._id === here?.game}
                  teamLink={teamLink}
                />
              ))}
            </GameList>
          </Card>
        </Section>
      ))}
      {rows.length === 0 && (
        <Card>
          {games.length === 0 ? (
            <EmptyState title="No games yet">
              The schedule is not published yet. Scores appear here as they are entered.
            </EmptyState>
          ) : (
            <EmptyState
              title="No games match this filter"
              action={<Button onClick={() => shown.showDivision(ALL)}>Show all games</Button>}
            >
              {team
                ? `${team.name} has no games in the schedule.`
                : "This division has no games in the schedule."}
            </EmptyState>
          )}
        </Card>
      )}
    </>
  );
}

/** The last results stay in sight above it, and the focus goes on from there. */
function goToNow(): void {
  const row = document.querySelector<HTMLElement>('main [aria-current="time"]');
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "center" });
}
