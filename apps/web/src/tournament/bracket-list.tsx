// Wildcard and playoff games as rows; an open side says where its team will come from.
import type { Id } from "#events/entities.ts";
import type { PlayoffGameView, SlotSource, WildcardGameView } from "#projections/views.ts";
import { Card } from "../components/card/card.tsx";
import { GameList, GameRow, type GameSide } from "../components/game-row/game-row.tsx";
import { hasResult } from "./game-clock.ts";
import { timeWords } from "./game-words.ts";

type BracketGame = WildcardGameView | PlayoffGameView;

export function BracketList({
  label,
  games,
  followed,
}: {
  label: string;
  games: readonly BracketGame[];
  followed: Id | null;
}) {
  return (
    <Card flush>
      <GameList label={label}>
        {games.map((game) => (
          <GameRow
            key={game._id}
            time={timeWords(game.time)}
            court={game.court}
            {...(!game.isWildCard && game.isBye && { note: "Bye" })}
            sides={[
              side(game, game.team1, game.scoreTeam1, sourceOf(game, 1), followed),
              side(game, game.team2, game.scoreTeam2, sourceOf(game, 2), followed),
            ]}
            state={hasResult(game) ? "final" : "scheduled"}
          />
        ))}
      </GameList>
    </Card>
  );
}

const sourceOf = (game: BracketGame, which: 1 | 2): SlotSource | null =>
  game.isWildCard ? null : which === 1 ? game.source1 : game.source2;

function side(
  game: BracketGame,
  team: BracketGame["team1"],
  score: number | null,
  source: SlotSource | null,
  followed: Id | null,
): GameSide {
  if (!team) return { name: openWords(source), open: true };
  return { name: team.name, score: hasResult(game) ? score : null, marked: team._id === followed };
}

function openWords(source: SlotSource | null): string {
  if (source?.kind === "vacant") return "No opponent";
  return source?.kind === "winner" ? `Winner of R${source.round}-${source.rank}` : "TBD";
}
