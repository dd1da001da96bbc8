// What people would see change by an undo: games, sides of the bracket, ranks that move.
import type { Effects } from "#projections/effects.ts";
import { HISTORY } from "#web/sentences/history.ts";
import { DifferenceList } from "./difference-list.tsx";
import { type DifferenceGroup, groupsOf, placeWords } from "./differences.ts";
import { gameGroups } from "./game-differences.ts";

export function UndoEffectsList({ effects }: { effects: Effects }) {
  const groups = groupsOf([...gameGroups(effects.games), standingsThatMove(effects)]);
  return groups.length > 0 ? <DifferenceList groups={groups} /> : <p>{HISTORY.noEffect}</p>;
}

const standingsThatMove = ({ standings }: Effects): DifferenceGroup => ({
  title: "Standings",
  rows: standings.map(({ team, from, to }) => ({
    key: team._id,
    name: team.name,
    whole: from === null ? "added" : null,
    changes: from === null ? [] : [{ what: "rank", from: placeWords(from), to: placeWords(to) }],
  })),
});
