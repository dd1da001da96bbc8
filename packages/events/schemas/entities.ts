// The strict shape of every entity, as it may enter the log.
import { z } from "zod";
import type { Entities, EntityKind } from "../entities.ts";
import { isDate } from "../rules/date.ts";
import { SCORE_MAX } from "../rules/parse-score.ts";
import { UNPRINTABLE } from "../rules/text.ts";

const id = z.string().min(1).max(100);
const text = z
  .string()
  .max(2000)
  .refine((value) => !UNPRINTABLE.test(value), "holds a character that is none");
const date = z.string().refine(isDate, "not a calendar date");
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const point = z.int().min(0).max(SCORE_MAX).nullable();

const scoreFields = {
  sets: z.array(z.tuple([point, point])).length(1),
  ended: z.enum(["forfeit", "retired"]).nullable(),
};
const score = z.strictObject(scoreFields);

const format = z.strictObject({
  sets: z.int().min(1).max(5),
  target: z.int(),
  lastTarget: z.int(),
  lead: z.int(),
  cap: z.int().nullable(),
  tie: z.enum(["nobody", "team2"]),
});

/** More keys would only slow every ranking down. */
const MOST_KEYS = 20;

const rules = z.strictObject({
  edition: z.literal(1),
  formats: z.strictObject({ pool: format, wildcard: format, playoff: format }),
  ranking: z
    .array(
      z.strictObject({
        by: z.enum(["wins", "difference", "points", "name"]),
        order: z.enum(["descending", "ascending"]),
        among: z.enum(["all", "tied"]),
      }),
    )
    .max(MOST_KEYS),
});

const place = { court: text.nullable(), date: date.nullable(), time: time.nullable() };
const count = z.int().min(0).max(100_000);
const seed = z.union([id, z.null()]);

export const ENTITY_SCHEMAS = {
  tournament: z.strictObject({
    name: text.min(1),
    acronym: text.min(1),
    organization: text.nullable(),
    location: text.nullable(),
    startdate: date,
    enddate: date.nullable(),
    linkindex: text.min(1),
    owner: id,
    winner: id.nullable(),
    isPublished: z.boolean(),
    isCustomStanding: z.boolean(),
    isCustomPlayoff: z.boolean(),
    unusualScoreWarnings: z.boolean(),
    wildcardDrop: count.nullable(),
    rules,
  }),
  division: z.strictObject({ name: text.min(1), description: text.nullable() }),
  team: z.strictObject({
    name: text.min(1),
    captain: text.nullable(),
    state: text.nullable(),
    division: id.nullable(),
    record: z.strictObject({
      standing: count,
      totalGamesPlayed: count,
      totalWins: count,
      totalLosses: count,
      totalPoints: z.int().min(-1_000_000).max(1_000_000),
      cumulativePointDifference: z.int().min(-1_000_000).max(1_000_000),
    }),
  }),
  game: z.strictObject({
    pair: z.strictObject({ team1: id, team2: id, isReferee: z.boolean() }),
    division: id.nullable(),
    round: text.nullable(),
    ...place,
    score: score.nullable(),
    order: z.int().min(0),
  }),
  wildcardGame: z.strictObject({
    team1: id.nullable(),
    team2: id.nullable(),
    division: id.nullable(),
    round: count.nullable(),
    rank: count,
    ...place,
    score: score.nullable(),
  }),
  playoffGame: z.strictObject({
    round: z.int().min(1).max(4),
    rank: z.int().min(1).max(8),
    seed1: seed,
    seed2: seed,
    pick1: id.nullable(),
    pick2: id.nullable(),
    division: id.nullable(),
    ...place,
    score: z.strictObject({ ...scoreFields, teams: z.tuple([id, id]) }).nullable(),
  }),
  organiser: z.strictObject({ role: z.enum(["owner", "organiser", "invited"]) }),
  feedback: z.strictObject({ hidden: z.literal(true) }),
  removal: z.strictObject({ removed: z.literal(true) }),
} satisfies { [K in EntityKind]: z.ZodType<Entities[K]> };
