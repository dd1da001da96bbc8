// The wildcard games, in which the last teams play for a place in the playoff.
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { CardGrid } from "#web/components/card-grid/card-grid.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { useDeviceClock } from "#web/live/device-clock.ts";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { BracketCard } from "#web/tournament/bracket-card.tsx";
import { isTied } from "#web/tournament/bracket-game.ts";
import { momentOf } from "#web/tournament/game-clock.ts";
import { useFollowed } from "#web/tournament/use-team-choice.ts";
import styles from "./wildcard.module.css";

export function WildcardPage() {
  const { acronym, linkindex, startdate } = useTournament();
  const games = useList("wildcardGames");
  const followed = useFollowed();
  const now = useDeviceClock();
  const base = `/${encodeURIComponent(linkindex)}`;
  return (
    <>
      <PageTitle
        title="WildCard"
        acronym={acronym}
        {...(games.length > 0 && {
          note: "Winners go on to the playoff. A tied game goes to the second team. Venue time.",
        })}
      />
      {games.length > 0 ? (
        <CardGrid label="Wildcard games">
          {games.map((game) => (
            <li key={game._id}>
              <BracketCard
                game={game}
                moment={momentOf(game, startdate, now)}
                path={followed?._id ?? null}
                teamLink={(team) => `${base}/schedules?team=${team}`}
              >
                {isTied(game) && game.team2 && (
                  <p className={styles.tie}>A tie: {game.team2.name} goes through.</p>
                )}
              </BracketCard>
            </li>
          ))}
        </CardGrid>
      ) : (
        <Card>
          <EmptyState
            title="No wildcard games"
            action={<ButtonLink to={`${base}/standings`}>See the standings</ButtonLink>}
          >
            Some tournaments let the last teams play for a place in the playoff. If this one does, their games
            appear here after the pool games.
          </EmptyState>
        </Card>
      )}
    </>
  );
}
