// The 15 games by round, each to be filled in where it stands.

import { counted } from "#events/rules/counted.ts";
import type { PlayoffGameView, TeamView } from "#projections/views.ts";
import { Card, Section } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PLAYOFFS, ROUND_NAMES } from "#web/sentences/playoffs.ts";
import { GameCards } from "./game-card.tsx";
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
  return [...Map.groupBy(games, ({ round }) => round)].map(([round, ofRound]) => (
    <Section
      key={round}
      title={ROUND_NAMES[round] ?? `Round ${round}`}
      note={`Round ${round} · ${counted(ofRound.length, "game")}`}
    >
      <GameCards games={ofRound} teams={teams} desk={desk} />
    </Section>
  ));
}
