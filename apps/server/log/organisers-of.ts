// Who organises a tournament, as the table beside the log keeps it: not who is only invited, and nobody once it is deleted.
import { isRemoved } from "#projections/content.ts";
import type { State } from "#projections/state.ts";
import type { AppendItem } from "./append.ts";

export const organisersOf = ({ content }: State): NonNullable<AppendItem["organisers"]> =>
  isRemoved(content)
    ? []
    : [...content.organiser].flatMap(([account, { role }]) =>
        role === "invited" ? [] : [{ account, role }],
      );
