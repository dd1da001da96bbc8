// Who organises a tournament, for the table beside the log: without open invitations, and nobody for a deleted one.
import { isRemoved } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import type { AppendItem } from "./append.ts";

export const organisersOf = ({ content }: State): NonNullable<AppendItem["organisers"]> =>
  isRemoved(content)
    ? []
    : [...content.organiser].flatMap(([account, { role }]) =>
        role === "invited" ? [] : [{ account, role }],
      );
