// What a tournament must have before it is sent: a name, an acronym, a start, and no end before the start (rule 11).
import { cleanName } from "#events/rules/name.ts";
import { TOURNAMENT } from "#web/sentences/tournament.ts";

type Checked = { name: string; acronym: string; startdate: string; enddate: string };

/** Out: what is wrong, by field name. */
export const checkTournament = ({ name, acronym, startdate, enddate }: Checked) => ({
  ...(!cleanName(name) && { name: TOURNAMENT.nameMissing }),
  ...(!cleanName(acronym) && { acronym: TOURNAMENT.acronymMissing }),
  ...(!startdate && { startdate: TOURNAMENT.startMissing }),
  ...(startdate && enddate && enddate < startdate && { enddate: TOURNAMENT.endsBeforeStart }),
});
