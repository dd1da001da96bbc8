// Whether a game's read model has a result (rule 7).
import { isPlayed, scoreOf } from "#events/rules/score.ts";
import type { GameView } from "./views.ts";

export const hasResult = ({ scoreTeam1, scoreTeam2 }: Pick<GameView, "scoreTeam1" | "scoreTeam2">): boolean =>
  isPlayed(scoreOf(scoreTeam1, scoreTeam2));
