// What a game is called in a list of the desk, a dialog or a toast.
import type { GameView } from "#projections/views.ts";

export const nameOfGame = ({ team1, team2, isReferee }: GameView): string =>
  isReferee ? `${team1.name} (referee)` : `${team1.name} v ${team2.name}`;
