// Every call of the API, in an order in which all of them succeed one after another.
import type { Call } from "./call.ts";
import { HISTORY } from "./history.ts";
import { ORGANISING } from "./organising.ts";
import { OWNING } from "./owning.ts";
import { ACCOUNT, SENT_BY_ANYONE, SIGNED_IN } from "./people.ts";
import { PLAYOFFS } from "./playoffs.ts";
import { READING } from "./reading.ts";

export const ALL_CALLS: Call[] = [
  ...READING,
  ...HISTORY,
  ...PLAYOFFS,
  ...ORGANISING,
  ...SIGNED_IN,
  ...SENT_BY_ANYONE,
  ...ACCOUNT,
  ...OWNING,
];

export const ORGANISERS_CALLS: Call[] = [...HISTORY, ...PLAYOFFS, ...ORGANISING];
