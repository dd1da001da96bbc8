// The playoff games by round.
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { BracketList } from "#web/tournament/bracket-list.tsx";
import { useFollowed } from "#web/tournament/use-team-choice.ts";

const rounds: Record<number, string> = { 1: "Round of 16", 2: "Quarterfinals", 3: "Semifinals", 4: "Final" };

export function PlayoffPage() {
  const { acronym, linkindex } = useTournament();
  const games = useList("playoffGames");
  const followed = useFollowed();
  return (
    <>
      <PageTitle title="Playoff" acronym={acronym} />
      {[...Map.groupBy(games, ({ round }) => round)].map(([round, ofRound]) => (
        <Section key={round} title={rounds[round] ?? `Round ${round}`}>
          <BracketList
            label={rounds[round] ?? `Round ${round}`}
            games={ofRound}
            followed={followed?._id ?? null}
          />
        </Section>
      ))}
      {games.length === 0 && (
        <Card>
          <EmptyState
            title="The playoff bracket is not made yet"
            action={
              <ButtonLink to={`/${encodeURIComponent(linkindex)}/standings`}>See the standings</ButtonLink>
            }
          >
            Up to sixteen teams meet in four rounds, seeded by the standings. The pairings appear here as soon
            as the organiser has made them.
          </EmptyState>
        </Card>
      )}
    </>
  );
}
