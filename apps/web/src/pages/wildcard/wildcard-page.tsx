// The wildcard games, in which the last teams play for a place in the playoff.

import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { BracketList } from "#web/tournament/bracket-list.tsx";
import { useFollowed } from "#web/tournament/use-team-choice.ts";

export function WildcardPage() {
  const { acronym, linkindex } = useTournament();
  const games = useList("wildcardGames");
  const followed = useFollowed();
  return (
    <>
      <PageTitle
        title="WildCard"
        acronym={acronym}
        {...(games.length > 0 && {
          note: "Winners go on to the playoff. A tied game goes to the second team.",
        })}
      />
      {games.length > 0 ? (
        <BracketList label="Wildcard games" games={games} followed={followed?._id ?? null} />
      ) : (
        <Card>
          <EmptyState
            title="No wildcard games"
            action={
              <ButtonLink to={`/${encodeURIComponent(linkindex)}/standings`}>See the standings</ButtonLink>
            }
          >
            Some tournaments let the last teams play for a place in the playoff. If this one does, their games
            appear here after the pool games.
          </EmptyState>
        </Card>
      )}
    </>
  );
}
