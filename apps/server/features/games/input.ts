// What may be sent of a game.

import { z } from "zod";
import { court, date, flag, reference, requiredText, round, score, time } from "#server/http/fields.ts";
import { severalOf } from "#server/http/several.ts";

const FIELDS = {
  team1: reference("Team 1"),
  team2: reference("Team 2"),
  isReferee: flag("The referee mark"),
  division: reference("Division"),
  round,
  court,
  date,
  time,
  scoreTeam1: score,
  scoreTeam2: score,
};

export const ADD_GAME = z.object({ tournament: requiredText("tournament", 100), ...FIELDS });
export const CHANGE_GAME = z.object(FIELDS);

export const CHANGE_GAMES = severalOf(FIELDS);

export const ROWS = z.array(z.record(z.string(), z.unknown()));
