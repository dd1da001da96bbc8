// The playoff: the bracket of four rounds, and its champion.
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SegmentedControl } from "#web/components/segmented-control/segmented-control.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { useAddress } from "#web/tournament/address.ts";
import { Bracket } from "#web/tournament/bracket/bracket.tsx";
import { currentRound, ROUNDS } from "#web/tournament/bracket/rounds.ts";
import { useShownRound } from "#web/tournament/bracket/use-shown-round.ts";
import { goesOn } from "#web/tournament/bracket-game.ts";
import { Champion } from "#web/tournament/champion.tsx";
import { useFollowed } from "#web/tournament/use-team-choice.ts";
import styles from "./playoff.module.css";

export function PlayoffPage() {
  const { acronym, linkindex } = useTournament();
  const games = useList("playoffGames");
  const followed = useFollowed();
  const [get, set] = useAddress();
  const shown = useShownRound(get("round"), games);
  const current = currentRound(games);
  const final = games.find(({ round, rank }) => round === ROUNDS.length && rank === 1);
  const champion = final && goesOn(final);

  if (games.length === 0) {
    return (
      <>
        <PageTitle title="Playoff" acronym={acronym} />
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
      </>
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle title="Playoff" acronym={acronym} actions={<p className={styles.venue}>Venue time</p>} />
      {champion && (
        <div className={styles.corner}>
          <Champion name={champion.name} />
        </div>
      )}
      <div className={styles.switch}>
        <SegmentedControl
          label="Round"
          value={String(shown)}
          onChange={(round) => set({ round })}
          segments={ROUNDS.map(({ round, short }) => ({
            value: String(round),
            label: short,
            mark: !champion && round === current,
          }))}
        />
      </div>
      <Bracket games={games} shown={shown} followed={followed?._id ?? null} />
    </div>
  );
}
