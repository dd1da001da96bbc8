// A team's record field by field: what each is called, and how its value reads.
import type { TeamRecord } from "#events/entities.ts";
import { signed } from "../signed.ts";

/** In the order of the columns of a standings table. */
export const RECORD_WORDS: Record<keyof TeamRecord, string> = {
  standing: "rank",
  totalGamesPlayed: "played",
  totalWins: "wins",
  totalLosses: "losses",
  cumulativePointDifference: "difference",
  totalPoints: "points",
};

export const RECORD_FIELDS = Object.keys(RECORD_WORDS) as (keyof TeamRecord)[];

/** "none" for the rank of an unranked team (rule 14), "+7" for a difference. */
export function recordText(field: keyof TeamRecord, record: TeamRecord): string {
  const value = record[field];
  if (field === "standing") return value === 0 ? "none" : String(value);
  return field === "cumulativePointDifference" ? signed(value) : String(value);
}
