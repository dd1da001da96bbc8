// Announces new results in the status region; whoever follows a team hears only of its games.
import type { Snapshot } from "#projections/views.ts";
import { announce } from "../components/announcer/announcements.ts";
import { followedTeam } from "./followed-team.ts";

/**
 * Loaded with the first change, so that the first look never waits for it; if it fails
 * to load, nothing else is lost.
 */
export function announceScores(before: Snapshot | null, after: Snapshot): void {
  if (!before) return;
  const ofTeam = followedTeam(after.tournament._id);
  import("./score-sentences.ts")
    .then(({ scoreSentences }) => {
      for (const sentence of scoreSentences(before, after, ofTeam)) announce(sentence);
    })
    .catch(() => undefined);
}
