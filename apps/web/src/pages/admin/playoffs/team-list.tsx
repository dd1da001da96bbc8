// All teams in rank order, to drag into the bracket, each with its place in round 1.
import type { PlayoffGameView, TeamView } from "#projections/views.ts";
import { Section } from "#web/components/card/card.tsx";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { shownOf } from "./bracket-edits.ts";
import styles from "./team-drag.module.css";
import { TeamChip } from "./team-drag.tsx";
import type { Place } from "./team-moves.ts";
import type { BracketDesk } from "./use-bracket-desk.ts";

type TeamListProps = { games: readonly PlayoffGameView[]; teams: readonly TeamView[]; desk: BracketDesk };

export function TeamList({ games, teams, desk }: TeamListProps) {
  const places = new Map(
    games
      .filter(({ round }) => round === 1)
      .flatMap((game) => {
        const { team1, team2 } = shownOf(game, desk.edits.get(game._id));
        return [team1, team2].map((team, at) => [team, { game, side: at === 0 ? 1 : 2 } as Place] as const);
      }),
  );
  const ranked = teams.toSorted((a, b) => (a.standing || Infinity) - (b.standing || Infinity));
  const outside = ranked.filter(({ _id }) => !places.has(_id)).length;
  return (
    <Section title="Teams" note={PLAYOFFS.outside(outside)} data-print="no">
      <p className={styles.hint}>{PLAYOFFS.drag}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too */}
      <ul className={styles.list} aria-label="Teams by rank" tabIndex={0}>
        {ranked.map((team) => (
          <TeamChip
            key={team._id}
            team={team}
            game={places.get(team._id)?.game}
            side={places.get(team._id)?.side}
          />
        ))}
      </ul>
    </Section>
  );
}
