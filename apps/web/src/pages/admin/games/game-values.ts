// The boxes of a game as text, and what is sent of them.
import { parseTime } from "#events/rules/parse-time.ts";
import type { GameFields } from "#web/api/entries.ts";

export const EMPTY_GAME = {
  division: "",
  isReferee: false,
  team1: "",
  team2: "",
  date: "",
  time: "",
  court: "",
  round: "",
  scoreTeam1: "",
  scoreTeam2: "",
};

export type GameValues = typeof EMPTY_GAME;

/** In a referee game team 2 is team 1, and there is no score. */
export const gameFields = (values: GameValues): GameFields => ({
  ...values,
  time: parseTime(values.time) ?? "",
  ...(values.isReferee && { team2: values.team1, scoreTeam1: "", scoreTeam2: "" }),
});
