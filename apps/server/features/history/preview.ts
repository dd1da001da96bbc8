// The preview of an undo: what it would take with it, and what people would see change.

import { sameValue } from "#events/canonical.ts";
import type { Id } from "#events/entities.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import type { SnapshotContent } from "#projections/views.ts";
import { namesOfAccounts } from "#server/accounts/store.ts";
import type { Fold } from "#server/log/folds.ts";
import { stateAfter } from "#server/log/trial.ts";
import type { Site } from "#server/site.ts";
import { headOf, toldBy } from "./list.ts";
import { planUndo, undoRefusal } from "./plan.ts";

export async function previewUndo(site: Site, { state, changes }: Fold, target: Id) {
  const refusal = undoRefusal(changes, target);
  if (refusal)
    return {
      undoable: false,
      reason: refusal.error,
      dependents: [],
      effects: { standings: [], bracket: [], games: [] },
    };
  const { dependents, events } = planUndo(changes, state.content, target);
  const names = await namesOfAccounts(
    site.db,
    dependents.map(({ actor }) => actor),
  );
  const told = toldBy(changes, state.content);
  return {
    undoable: true,
    reason: null,
    dependents: dependents.map((change) => headOf(change, told, names)),
    effects: effectsOf(snapshotContent(state), snapshotContent(stateAfter(state, events))),
  };
}

/** Ranks that move, slots that change, games that are added, removed or changed. */
function effectsOf(before: SnapshotContent, after: SnapshotContent) {
  const ranks = new Map(before.standings.map(({ team, standing }) => [team._id, standing]));
  const standings = after.standings.flatMap(({ team, standing }) => {
    const from = ranks.get(team._id) ?? null;
    return from === standing ? [] : [{ team, from, to: standing }];
  });
  return { standings, bracket: slotsThatChange(before, after), games: gamesThatChange(before, after) };
}

function slotsThatChange(before: SnapshotContent, after: SnapshotContent) {
  const then = new Map(after.playoffGames.map((game) => [game._id, game]));
  return before.playoffGames.flatMap((game) => {
    const next = then.get(game._id);
    return ([1, 2] as const).flatMap((slot) => {
      const [from, to] = [game[`team${slot}`], next?.[`team${slot}`] ?? null];
      return from?._id === to?._id
        ? []
        : [{ game: { _id: game._id, round: game.round, rank: game.rank }, slot, from, to }];
    });
  });
}

function gamesThatChange(before: SnapshotContent, after: SnapshotContent) {
  const all = ({ games, wildcardGames, playoffGames }: SnapshotContent) =>
    new Map([...games, ...wildcardGames, ...playoffGames].map((game) => [game._id, game]));
  const [was, is] = [all(before), all(after)];
  const shown = (game: object | undefined) => game && { ...game, version: 0 };
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((_id) =>
    sameValue(shown(was.get(_id)), shown(is.get(_id)))
      ? []
      : [{ _id, before: was.get(_id) ?? null, after: is.get(_id) ?? null }],
  );
}
