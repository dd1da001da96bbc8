// The events that store a calculation: one for each team whose record differs.
import type { DomainEvent } from "#events/envelope.ts";
import { calculatedStandings } from "#projections/standings/standings.ts";
import type { State } from "#projections/state/state.ts";
import { isRefusal } from "./command.ts";
import { changed, edit } from "./edit.ts";

/** From scratch, never added to the old record (rule 15). */
export const recordsCalculated = (state: State): DomainEvent[] =>
  calculatedStandings(state.content).flatMap(({ team, record }) => {
    const edited = edit(state, "team", team, { record }, null);
    return isRefusal(edited) ? [] : changed(edited, () => "RecordCalculated");
  });
