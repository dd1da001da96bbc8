// What people would see an undo change: games, sides of the bracket, the champion, the standings.
import type { Effects } from "#projections/history/effects.ts";
import { HISTORY } from "#web/sentences/history.ts";
import { DifferenceList } from "./difference-list.tsx";
import { groupsOf } from "./differences.ts";
import { CHAMPION, gameGroups } from "./game-differences.ts";
import { standingGroup } from "./standing-differences.ts";

export function UndoEffectsList({ effects }: { effects: Effects }) {
  const groups = groupsOf([...gameGroups(effects.games, [CHAMPION]), standingGroup(effects.records)]);
  return groups.length > 0 ? <DifferenceList groups={groups} /> : <p>{HISTORY.noEffect}</p>;
}
