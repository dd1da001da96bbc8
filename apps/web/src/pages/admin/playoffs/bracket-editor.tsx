// The 15 games by round, each filled in at its place.

import { counted } from "#events/rules/counted.ts";
import { groupedBy } from "#events/rules/grouped-by.ts";
import type { PlayoffGameView, TeamView } from "#projections/views.ts";
import { Card, Section } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { ROUNDS } from "#web/tournament/bracket/rounds.ts";
import { GameCards } from "./game-card.tsx";
import { RoundWhen } from "./round-when.tsx";
import type { BracketDesk } from "./use-bracket-desk.ts";

type BracketEditorProps = {
  games: readonly PlayoffGameView[];
  teams: readonly TeamView[];
  desk: BracketDesk;
};

export function BracketEditor({ games, teams, desk }: BracketEditorProps) {
  if (games.length === 0) {
    return (
      <Card>
        <EmptyState title={PLAYOFFS.noGames}>{PLAYOFFS.noGamesHint}</EmptyState>
      </Card>
    );
  }
  return [...groupedBy(games, ({ round }) => round)].map(([round, ofRound]) => {
    const { name } = ROUNDS[round - 1]!;
    return (
      <Section
        key={round}
        title={name}
        note={`Round ${round} · ${counted(ofRound.length, "game")}`}
        actions={<RoundWhen round={name} games={ofRound} acts={desk.acts} />}
      >
        <GameCards games={ofRound} teams={teams} desk={desk} />
      </Section>
    );
  });
}
