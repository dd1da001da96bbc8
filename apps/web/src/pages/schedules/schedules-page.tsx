// Where and when a team plays: the next game large, then the whole day with its pauses.

import { ButtonLink } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { FollowButton } from "#web/tournament/follow-button.tsx";
import { TeamFilter } from "#web/tournament/team-filter.tsx";
import { TeamNext } from "#web/tournament/team-next.tsx";
import { useShownTeams } from "#web/tournament/use-team-choice.ts";
import { useTeamGames } from "#web/tournament/use-team-games.ts";
import { ScheduleTable } from "./schedule-table.tsx";
import { TeamCalendar } from "./team-calendar.tsx";

export function SchedulesPage() {
  const { acronym, linkindex, isPublished } = useTournament();
  const home = `/${encodeURIComponent(linkindex)}`;
  const shown = useShownTeams();
  const { games, next, startdate, now } = useTeamGames(shown.team);
  const { team } = shown;
  if (!team) {
    return (
      <>
        <PageTitle title="Schedules" acronym={acronym} />
        <Card>
          <EmptyState title="No games available" action={<ButtonLink to={home}>Tournament home</ButtonLink>}>
            There are no teams yet. The schedule appears here once the organiser has entered teams and games.
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageTitle title="Schedules" acronym={acronym} actions={<FollowButton team={team} />} />
      <TeamFilter shown={shown} />
      <TeamNext team={team} game={next} games={games} startdate={startdate} now={now} />
      {games.length > 0 && (
        <Section title="All games" note="Venue time">
          <ScheduleTable team={team} games={games} next={next} startdate={startdate} now={now} />
        </Section>
      )}
      {isPublished && <TeamCalendar team={team} />}
    </>
  );
}
