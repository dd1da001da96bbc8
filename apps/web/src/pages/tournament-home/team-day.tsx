// The followed team: its next game, its rank, and its day.
import { formatDay } from "#events/rules/date.ts";
import { isGap, withGaps } from "#projections/schedule.ts";
import type { TeamView } from "#projections/views.ts";
import { Card, Section } from "#web/components/card/card.tsx";
import { GameList } from "#web/components/game-row/game-row.tsx";
import { GapRow } from "#web/components/gap-row/gap-row.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { GameItem } from "#web/tournament/game-item.tsx";
import { TeamNext } from "#web/tournament/team-next.tsx";
import { useTeamGames } from "#web/tournament/use-team-games.ts";
import { MoreLink } from "./more-link.tsx";
import { StandingsExtract } from "./standings-extract.tsx";

export function TeamDay({ team }: { team: TeamView }) {
  const base = `/${encodeURIComponent(useTournament().linkindex)}`;
  const { games, next, startdate, now } = useTeamGames(team);
  const dayOf = (game: { date: string | null }) => game.date ?? startdate;
  const day = dayOf(next ?? games.at(-1) ?? { date: null });
  const ofDay = games.filter((game) => dayOf(game) === day);
  return (
    <>
      <TeamNext team={team} game={next} games={games} startdate={startdate} now={now} />
      <StandingsExtract team={team} />
      {ofDay.length > 0 && (
        <Section
          title={day === now.date ? "Today" : formatDay(day, now.date)}
          note="Venue time"
          actions={<MoreLink to={`schedules?team=${team._id}`}>Schedule</MoreLink>}
        >
          <Card flush>
            <GameList label={`Games of ${team.name}`}>
              {withGaps(ofDay, startdate).map((row, at) =>
                isGap(row) ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a pause has no name but its place
                  <GapRow key={`gap-${at}`} {...row} />
                ) : (
                  <GameItem
                    key={row._id}
                    game={row}
                    startdate={startdate}
                    now={now}
                    ofTeam={team._id}
                    followed={team._id}
                    next={row._id === next?._id}
                    teamLink={(id) => `${base}/schedules?team=${id}`}
                  />
                ),
              )}
            </GameList>
          </Card>
        </Section>
      )}
    </>
  );
}
