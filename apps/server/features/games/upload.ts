// An upload: either all rows of a file become games, in one change, or none (rule 13).
import type { Game, Id } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { pointsOf, scoreOf } from "#events/rules/score.ts";
import { bookingWarnings } from "#projections/bookings.ts";
import { isPlaceholder, nameOf, tournamentOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, isRefusal, type Refusal, refuse } from "#server/log/command.ts";
import { added } from "#server/log/edit.ts";
import { changeGames, nextOrder } from "./decide.ts";
import { type Matches, matchRows } from "./match-rows.ts";
import type { ReadRow, RowError } from "./read-row.ts";
import { readRows } from "./read-rows.ts";

export interface RowWarning {
  row: number;
  warning: string;
}

/** What a file would do: games to add, rows that exist already, and what is wrong. */
export interface UploadPlan extends Matches {
  /** Existing games that get a score from the file. */
  scored: number;
  errors: RowError[];
  warnings: RowWarning[];
  /** Rows with a team. */
  total: number;
}

export const MAX_ROWS = 5000;

export function planUpload(state: State, records: readonly Record<string, unknown>[]): UploadPlan {
  const { rows, errors, total } = readRows(records, state.content);
  const matches = matchRows(rows, state.content);
  const inOrder = [...errors, ...matches.errors].toSorted((a, b) => a.row - b.row);
  const scored = matches.known.filter((known) => bringsScore(state, known)).length;
  const warnings = [...warningsFor(state, matches.fresh), ...rows.flatMap(lostOpponent)];
  return { ...matches, scored, errors: inOrder, warnings: warnings.toSorted((a, b) => a.row - b.row), total };
}

/** `ids`: one per record; the records that become games use theirs. */
export function uploadGames(
  state: State,
  records: readonly Record<string, unknown>[],
  ids: readonly Id[],
): Decision | Refusal {
  const plan = planUpload(state, records);
  if (plan.total === 0) {
    return refuse(400, "no-rows", "Please make sure a tournament is selected and/or data file is selected.");
  }
  if (plan.errors.length > 0) {
    const rows = new Set(plan.errors.map(({ row }) => row)).size;
    const error = `${rows} of ${plan.total} rows cannot be read, so nothing was uploaded. ${plan.errors[0]!.error}`;
    return refuse(400, "bad-rows", error, { rows: plan.errors, warnings: plan.warnings });
  }
  const first = nextOrder(state);
  const additions = plan.fresh.map((row, index) =>
    added("GameAdded", "game", ids[row.row - 2]!, gameOf(row, first + index)),
  );
  const scores = scoresBrought(state, plan);
  if (isRefusal(scores)) return scores;
  return {
    events: [...additions, ...scores.events],
    params: { rows: plan.total, count: plan.fresh.length, skipped: plan.known.length },
  };
}

const gameOf = (row: ReadRow, order: number): Game => ({
  pair: { team1: row.team1, team2: row.team2, isReferee: row.isReferee },
  division: row.division,
  round: row.round,
  court: row.court,
  date: row.date,
  time: row.time,
  score: scoreOf(row.scoreTeam1, row.scoreTeam2),
  order,
});

/** Scores in the file for existing games that have none. */
function scoresBrought(state: State, { known }: UploadPlan): { events: DomainEvent[] } | Refusal {
  const edits = known.map(({ id, row }) => {
    const [first, second] = pointsOf(state.content.game.get(id)!.score);
    return {
      id,
      expected: null,
      fields: { scoreTeam1: first ?? row.scoreTeam1, scoreTeam2: second ?? row.scoreTeam2 },
    };
  });
  return changeGames(state, edits);
}

function bringsScore({ content }: State, { id, row }: Matches["known"][number]): boolean {
  const [first, second] = pointsOf(content.game.get(id)!.score);
  return (first ?? row.scoreTeam1) !== first || (second ?? row.scoreTeam2) !== second;
}

const lostOpponent = ({ row, extra }: ReadRow): RowWarning[] =>
  extra === null
    ? []
    : [{ row, warning: `A referee duty has one team, that of team1; “${extra}” in team2 is left out.` }];

/** Double bookings, existing games included, and divisions other than the teams' own (rule 12). */
function warningsFor({ content }: State, fresh: readonly ReadRow[]): RowWarning[] {
  const ref = (id: Id) => ({ _id: id, name: nameOf(content, id) });
  const rowOf = new Map(fresh.map((row) => [`row ${row.row}`, row.row]));
  const games = [
    ...[...content.game].map(([_id, { pair, ...game }]) => ({ _id, ...pair, ...game })),
    ...fresh.map((row) => ({ _id: `row ${row.row}`, ...row })),
  ].map((game) => ({ ...game, team1: ref(game.team1), team2: ref(game.team2) }));
  const { startdate } = tournamentOf(content);
  const bookings = bookingWarnings(games, startdate, (team) => isPlaceholder(content, team)).flatMap(
    ({ games: [, later], warning }) => (rowOf.has(later) ? [{ row: rowOf.get(later)!, warning }] : []),
  );
  const strangers = fresh.flatMap(({ row, division, team1, team2 }) =>
    [...new Set([team1, team2])].flatMap((team) => {
      const own = content.team.get(team)!.division;
      if (division === null || own === null || own === division || isPlaceholder(content, team)) return [];
      return [
        {
          row,
          warning: `${nameOf(content, team)} is in ${nameOf(content, own)}, not in ${nameOf(content, division)}.`,
        },
      ];
    }),
  );
  return [...bookings, ...strangers];
}
