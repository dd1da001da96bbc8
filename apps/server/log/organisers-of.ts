// Who organises a tournament, as the table beside the log keeps it; who is only invited is not in it.
import type { State } from "#projections/state.ts";
import type { AppendItem } from "./append.ts";

export const organisersOf = ({ content }: State): NonNullable<AppendItem["organisers"]> =>
  [...content.organiser].flatMap(([account, { role }]) => (role === "invited" ? [] : [{ account, role }]));
