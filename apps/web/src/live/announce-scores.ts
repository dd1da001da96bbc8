// Says new results in the status region; whoever has chosen a team hears of its games only.
import type { Snapshot } from "#projections/views.ts";
import { announce } from "../components/announcer/announcements.ts";
import { chosenTeam } from "./chosen-team.ts";
import { scoreSentences } from "./score-sentences.ts";

export function announceScores(before: Snapshot | null, after: Snapshot): void {
  if (!before) return;
  for (const sentence of scoreSentences(before, after, chosenTeam(after.tournament._id))) announce(sentence);
}
