// The differences that people would see between two contents of one tournament: ranks, bracket sides, games, any row.
import { sameValue } from "#events/canonical.ts";
import type { Id } from "#events/entities.ts";
import { keyOf } from "../lists.ts";
import { RECORD_FIELDS } from "../standings/record-words.ts";
import type {
  GameView,
  ListName,
  Lists,
  Named,
  PlayoffGameView,
  SnapshotContent,
  StandingView,
  WildcardGameView,
} from "../views.ts";

export type AnyGame = GameView | WildcardGameView | PlayoffGameView;

/** A row before and after; null where it did not exist. */
export interface RowChange<Row> {
  _id: Id;
  before: Row | null;
  after: Row | null;
}

export interface SlotChange {
  game: { _id: Id; round: number; rank: number };
  slot: 1 | 2;
  from: Named | null;
  to: Named | null;
}

export interface Effects {
  /** Ranks that move: 0 is unranked (rule 14), null a team that is not in the standings. */
  standings: { team: Named; from: number | null; to: number | null }[];
  /** Rows of the standings that appear, vanish, or change rank or counts; in the new order, vanished ones last. */
  records: RowChange<StandingView>[];
  bracket: SlotChange[];
  games: RowChange<AnyGame>[];
}

/** Ranks that move, records and slots that change, games that are added, removed or changed. */
export function effectsOf(before: SnapshotContent, after: SnapshotContent): Effects {
  const records = recordsThatChange(before, after);
  const standings = records.flatMap(({ before, after }) => {
    const [from, to] = [before?.standing ?? null, after?.standing ?? null];
    return from === to ? [] : [{ team: (after ?? before)!.team, from, to }];
  });
  const games = (["games", "wildcardGames", "playoffGames"] as const).flatMap((list): RowChange<AnyGame>[] =>
    rowsThatChange(list, before, after),
  );
  return { standings, records, bracket: slotsThatChange(before, after), games };
}

function recordsThatChange(before: SnapshotContent, after: SnapshotContent): RowChange<StandingView>[] {
  const places = new Map(after.standings.map(({ team }, at) => [team._id, at]));
  const placeOf = ({ _id }: RowChange<StandingView>) => places.get(_id) ?? places.size;
  return rowsThatChange("standings", before, after)
    .filter(
      ({ before, after }) =>
        !before || !after || RECORD_FIELDS.some((field) => before[field] !== after[field]),
    )
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function slotsThatChange(before: SnapshotContent, after: SnapshotContent): SlotChange[] {
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

/** The rows of one list that were added, removed or changed; a mere rise of the version is no change. */
export function rowsThatChange<L extends ListName>(
  list: L,
  before: SnapshotContent,
  after: SnapshotContent,
): RowChange<Lists[L]>[] {
  const byKey = (rows: readonly Lists[L][]) => new Map(rows.map((row) => [keyOf(list, row), row]));
  const [was, is] = [byKey(before[list] as Lists[L][]), byKey(after[list] as Lists[L][])];
  const shown = (row: Lists[L] | undefined) => row && { ...row, version: 0 };
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((_id) =>
    sameValue(shown(was.get(_id)), shown(is.get(_id)))
      ? []
      : [{ _id, before: was.get(_id) ?? null, after: is.get(_id) ?? null }],
  );
}
