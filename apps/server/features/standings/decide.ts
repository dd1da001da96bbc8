// Standings: calculated from scratch, typed by hand, or following the scores by themselves (rules 14 and 15).
import type { Id, TeamRecord } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { tournamentOf } from "#projections/content.ts";
import type { State } from "#projections/state.ts";
import { type Decision, isRefusal, type Refusal, refuse } from "#server/log/command.ts";
import { changed, type Expected, edit } from "#server/log/edit.ts";
import { recordsCalculated } from "#server/log/records.ts";
import { unknown } from "#server/sentences/common.ts";
import { mergeConflicts } from "#server/sentences/conflicts.ts";

/** Nothing is left to calculate while the standings follow every score. */
export const calculateStandings = (state: State): Decision =>
  tournamentOf(state.content).isCustomStanding ? { events: recordsCalculated(state) } : { events: [] };

export const AUTOMATIC_NOTICE =
  "Please use Custom Standing! You have selected to use custom standing or change tournament setting.";

export interface RecordEdit {
  id: Id;
  fields: { [F in keyof TeamRecord]?: TeamRecord[F] | undefined };
  expected: Expected;
}

/** All edits or none. Numbers that are not sent stay. */
export function typeRecords(state: State, edits: readonly RecordEdit[]): Decision | Refusal {
  if (!tournamentOf(state.content).isCustomStanding) {
    return refuse(
      409,
      "standings-automatic",
      "The standings follow the scores by themselves; switch to custom standing to type them.",
    );
  }
  const events: DomainEvent[] = [];
  const conflicts: Refusal[] = [];
  for (const { id, fields, expected } of edits) {
    const team = state.content.team.get(id);
    if (!team) return unknown("team");
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const edited = edit(state, "team", id, { record: { ...team.record, ...sent } }, expected);
    if (isRefusal(edited)) conflicts.push(edited);
    else events.push(...changed(edited, () => "RecordTyped"));
  }
  return conflicts.length > 0 ? mergeConflicts(conflicts) : { events };
}
