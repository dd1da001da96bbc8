// The existing divisions, with how many teams each has.

import { counted } from "#events/rules/counted.ts";
import { useList } from "#web/live/tournament-live.tsx";
import { SoFar } from "../so-far.tsx";

export function DivisionsSoFar() {
  const [divisions, teams] = [useList("divisions"), useList("teams")];
  const items = divisions.map(({ _id, name }) => ({
    id: _id,
    name,
    note: counted(teams.filter(({ division }) => division?._id === _id).length, "team"),
  }));
  return <SoFar title={counted(items.length, "division")} none="No division yet." items={items} />;
}
