// Standings: calculated from scratch, typed by hand, or following the scores automatically (rules 14 and 15).
import type { TeamRecord } from "#events/entities.ts";
import { tournamentOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, isRefusal, type Refusal, refuse } from "#server/log/command.ts";
import { changed, edit } from "#server/log/edit.ts";
import { recordsCalculated } from "#server/log/records.ts";
import { decideEach, type ItemEdit } from "#server/log/several.ts";
import { unknown } from "#server/sentences/common.ts";

/** There is nothing to calculate while the standings follow every score. */
export const calculateStandings = (state: State): Decision =>
  tournamentOf(state.content).isCustomStanding ? { events: recordsCalculated(state) } : { events: [] };

export const AUTOMATIC_NOTICE =
  "Please use Custom Standing! You have selected to use custom standing or change tournament setting.";

export type RecordEdit = ItemEdit<{ [F in keyof TeamRecord]?: TeamRecord[F] | undefined }>;

/** All edits or none. Numbers that are not sent stay. */
export function typeRecords(state: State, edits: readonly RecordEdit[]): Decision | Refusal {
  if (!tournamentOf(state.content).isCustomStanding) {
    return refuse(
      409,
      "standings-automatic",
      "The standings follow the scores automatically; switch to custom standing to type them.",
    );
  }
  return decideEach(edits, ({ id, fields, expected }) => {
    const team = state.content.team.get(id);
    if (!team) return unknown("team");
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const edited = edit(state, "team", id, { record: { ...team.record, ...sent } }, expected);
    return isRefusal(edited) ? edited : changed(edited, () => "RecordTyped");
  });
}
