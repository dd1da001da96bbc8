// What may be sent of wildcards and the bracket.

import { z } from "zod";
import {
  count,
  countOrNone,
  court,
  date,
  flag,
  reference,
  requiredText,
  score,
  time,
} from "#server/http/fields.ts";
import { severalOf } from "#server/http/several.ts";
import { METHODS } from "./qualify.ts";

const FIELDS = {
  team1: reference("Team 1"),
  team2: reference("Team 2"),
  division: reference("Division"),
  court,
  date,
  time,
  scoreTeam1: score,
  scoreTeam2: score,
};

const confirm = flag("confirm");
const seedBy = z.enum(["record", "rank"], { error: "Seeding is by record or by rank." }).default("record");

export const RAW_GAME = z.object({
  ...FIELDS,
  isWildCard: flag("The wildcard mark"),
  round: countOrNone("The round"),
  rank: countOrNone("The rank"),
});
export const CHANGE_GAME = z.object({ ...FIELDS, confirm });
const team = requiredText("A team", 100);
export const CHANGE_GAMES = severalOf({ ...FIELDS, between: z.tuple([team, team]).optional() });

export const WILDCARDS = z.object({
  /** Required: 0 removes what exists, and leaving the number out must not. */
  teams: count("The number of wildcard teams").transform((value, context) => {
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: "Please say how many teams play in wildcard games." });
    return z.NEVER;
  }),
  drop: countOrNone("The number of dropped teams").transform((value) => value ?? 0),
  seedBy,
  confirm,
});

export const PLAYOFFS = z.object({
  method: z.enum(METHODS, { error: `The method is one of ${METHODS.join(", ")}.` }),
  drop: countOrNone("The number of dropped teams"),
  seedBy,
  confirm,
});
