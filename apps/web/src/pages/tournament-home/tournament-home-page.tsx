// A spectator's three questions at once: when do we play next, what is on now, and where do we stand.
import { Section } from "#web/components/card/card.tsx";
import { PageLinks } from "#web/components/page-links/page-links.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { Champion } from "#web/tournament/champion.tsx";
import { useFollowed, useTeams } from "#web/tournament/use-team-choice.ts";
import { ChooseTeam } from "./choose-team.tsx";
import { NowAndNext } from "./now-and-next.tsx";
import { pageLinks } from "./page-links.ts";
import { StandingsExtract } from "./standings-extract.tsx";
import { TeamDay } from "./team-day.tsx";

export function TournamentHomePage() {
  const { name, acronym, linkindex, winner } = useTournament();
  const followed = useFollowed();
  const teams = useTeams();
  return (
    <>
      <PageTitle title={name} acronym={acronym} quiet />
      {winner && <Champion name={winner.name} />}
      {followed ? (
        <TeamDay team={followed} />
      ) : (
        <>
          {teams.length > 0 && <ChooseTeam />}
          <NowAndNext />
          <StandingsExtract team={null} />
        </>
      )}
      <div data-print="no">
        <Section title="All pages">
          <PageLinks label="Pages of the tournament" links={pageLinks(`/${encodeURIComponent(linkindex)}`)} />
        </Section>
      </div>
      {followed && <ChooseTeam />}
    </>
  );
}
