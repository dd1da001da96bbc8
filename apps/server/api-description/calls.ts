// Every call of the API, in the order in which the description shows them.
import type { Call } from "./call.ts";
import { ENTITIES_CALLS } from "./calls/entities.ts";
import { GAMES_CALLS } from "./calls/games.ts";
import { LIVE_AND_HISTORY_CALLS } from "./calls/live-and-history.ts";
import { PEOPLE_CALLS } from "./calls/people.ts";
import { PLAYOFFS_CALLS } from "./calls/playoffs.ts";
import { PUBLIC_CALLS } from "./calls/public.ts";
import { TABLES_CALLS } from "./calls/tables.ts";
import { TOURNAMENTS_CALLS } from "./calls/tournaments.ts";

export const CALLS: readonly Call[] = [
  ...TOURNAMENTS_CALLS,
  ...ENTITIES_CALLS,
  ...GAMES_CALLS,
  ...PLAYOFFS_CALLS,
  ...TABLES_CALLS,
  ...LIVE_AND_HISTORY_CALLS,
  ...PEOPLE_CALLS,
  ...PUBLIC_CALLS,
];
