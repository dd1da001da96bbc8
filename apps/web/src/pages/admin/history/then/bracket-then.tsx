// The wildcard games and the bracket as they were.
import type { PlayoffGameView, WildcardGameView } from "#projections/views.ts";
import { CardGrid } from "#web/components/card-grid/card-grid.tsx";
import { SegmentedControl } from "#web/components/segmented-control/segmented-control.tsx";
import type { Clock } from "#web/live/device-clock.ts";
import { useAddress } from "#web/tournament/address.ts";
import { Bracket } from "#web/tournament/bracket/bracket.tsx";
import { ROUNDS, shownRound } from "#web/tournament/bracket/rounds.ts";
import { BracketCard } from "#web/tournament/bracket-card.tsx";
import { momentOf } from "#web/tournament/game-clock.ts";
import styles from "./then.module.css";

type BracketThenProps = {
  wildcards: readonly WildcardGameView[];
  games: readonly PlayoffGameView[];
  then: { startdate: string; clock: Clock };
};

export function BracketThen({ wildcards, games, then }: BracketThenProps) {
  // A phone shows one round: the one that was being played, until another is chosen.
  const [get, set] = useAddress();
  const shown = shownRound(get("round"), games);
  return (
    <>
      {wildcards.length > 0 && (
        <CardGrid label="Wildcard games then">
          {wildcards.map((game) => (
            <li key={game._id}>
              <BracketCard game={game} moment={momentOf(game, then.startdate, then.clock)} path={null} />
            </li>
          ))}
        </CardGrid>
      )}
      {games.length > 0 && (
        <>
          <div className={styles.rounds}>
            <SegmentedControl
              label="Round"
              value={String(shown)}
              onChange={(round) => set({ round })}
              segments={ROUNDS.map(({ round, short }) => ({ value: String(round), label: short }))}
            />
          </div>
          <Bracket games={games} shown={shown} followed={null} still then={then} />
        </>
      )}
    </>
  );
}
