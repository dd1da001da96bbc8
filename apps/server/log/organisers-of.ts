// Who organises a tournament, from the table beside the log; open invitations are not in it.
import type { State } from "#projections/state.ts";
import type { AppendItem } from "./append.ts";

export const organisersOf = ({ content }: State): NonNullable<AppendItem["organisers"]> =>
  [...content.organiser].flatMap(([account, { role }]) => (role === "invited" ? [] : [{ account, role }]));
