// What a game is called in a list of the desk, a dialog or a toast.
import type { GameView } from "#projections/views.ts";
import { isolated } from "#web/sentences/isolated.ts";

export const nameOfGame = ({ team1, team2, isReferee }: GameView): string =>
  isReferee ? `${isolated(team1.name)} (referee)` : `${isolated(team1.name)} v ${isolated(team2.name)}`;
