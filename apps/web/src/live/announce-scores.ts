// Says new results in the status region; whoever has chosen a team hears of its games only.
import type { Snapshot } from "#projections/views.ts";
import { announce } from "../components/announcer/announcements.ts";
import { chosenTeam } from "./chosen-team.ts";

/** The words come with the first change: no first look waits for them, and without them nothing else is lost. */
export function announceScores(before: Snapshot | null, after: Snapshot): void {
  if (!before) return;
  const ofTeam = chosenTeam(after.tournament._id);
  import("./score-sentences.ts")
    .then(({ scoreSentences }) => {
      for (const sentence of scoreSentences(before, after, ofTeam)) announce(sentence);
    })
    .catch(() => undefined);
}
