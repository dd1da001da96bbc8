// Games: added, changed (scores too) and removed; several at once are one change (rules 6, 7, 10 and 12).
import type { EventName } from "#events/catalogue.ts";
import type { Game, Id, Pair } from "#events/entities.ts";
import { pointsOf, scoreOf } from "#events/rules/score.ts";
import type { State } from "#projections/state/state.ts";
import { type Decision, isRefusal, type Refusal } from "#server/log/command.ts";
import {
  added,
  changed,
  type Edit,
  type Expected,
  edit,
  removalConflict,
  removed,
} from "#server/log/edit.ts";
import { unknownReference } from "#server/log/references.ts";
import { decideEach, type ItemEdit } from "#server/log/several.ts";
import { badFields, unknown } from "#server/sentences/common.ts";

/** As sent: absent means unchanged, null means cleared. A score number that is not sent stays (rule 9). */
export interface GameFields {
  team1?: Id | null | undefined;
  team2?: Id | null | undefined;
  isReferee?: boolean | undefined;
  division?: Id | null | undefined;
  round?: string | null | undefined;
  court?: string | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
  scoreTeam1?: number | null | undefined;
  scoreTeam2?: number | null | undefined;
}

export type GameEdit = ItemEdit<GameFields>;

export function addGame(state: State, id: Id, fields: GameFields): Decision | Refusal {
  const pair = pairOf(state, null, fields);
  if (isRefusal(pair)) return pair;
  const refusal = unknownReference(state, "division", fields.division);
  if (refusal) return refusal;
  const game: Game = {
    pair,
    division: fields.division ?? null,
    round: fields.round ?? null,
    court: fields.court ?? null,
    date: fields.date ?? null,
    time: fields.time ?? null,
    score: scoreOf(fields.scoreTeam1 ?? null, fields.scoreTeam2 ?? null),
    order: nextOrder(state),
  };
  return { events: [added("GameAdded", "game", id, game)] };
}

export const nextOrder = ({ content }: State): number =>
  1 + content.game.values().reduce((last, { order }) => Math.max(last, order), 0);

/** All edits or none. */
export const changeGames = (state: State, edits: readonly GameEdit[]): Decision | Refusal =>
  decideEach(edits, (one) => {
    const edited = editGame(state, one);
    return isRefusal(edited) ? edited : changed(edited, eventNameFor(edited));
  });

function editGame(state: State, { id, fields, expected }: GameEdit): Edit<"game"> | Refusal {
  const game = state.content.game.get(id);
  if (!game) return unknown("game");
  const pair = pairOf(state, game.pair, fields);
  if (isRefusal(pair)) return pair;
  const refusal = unknownReference(state, "division", fields.division);
  if (refusal) return refusal;
  const { team1: _1, team2: _2, isReferee: _r, scoreTeam1, scoreTeam2, ...plain } = fields;
  const patch: Partial<Game> = { ...(plain as Partial<Game>) };
  if ([fields.team1, fields.team2, fields.isReferee].some((sent) => sent !== undefined)) patch.pair = pair;
  if (scoreTeam1 !== undefined || scoreTeam2 !== undefined) {
    const [first, second] = pointsOf(game.score);
    patch.score = scoreOf(
      scoreTeam1 === undefined ? first : scoreTeam1,
      scoreTeam2 === undefined ? second : scoreTeam2,
    );
  }
  return edit(state, "game", id, patch, expected);
}

const eventNameFor =
  ({ before, after }: Edit<"game">) =>
  (field: keyof Game): EventName => {
    if (field === "pair") return "GameTeamsChanged";
    if (field === "division" || field === "round") return "GameChanged";
    if (field !== "score") return "GameRescheduled";
    if (after.score === null) return "ScoreCleared";
    return before.score === null ? "ScoreEntered" : "ScoreCorrected";
  };

/** In a referee game team 2 is team 1; every other game has two different teams of this tournament. */
function pairOf(state: State, current: Pair | null, fields: GameFields): Pair | Refusal {
  const isReferee = fields.isReferee ?? current?.isReferee ?? false;
  const team1 = fields.team1 === undefined ? current?.team1 : fields.team1;
  const sent2 = fields.team2 === undefined ? current?.team2 : fields.team2;
  const team2 = isReferee ? team1 : sent2;
  if (!team1) return badFields({ team1: "Please choose the first team." });
  if (!team2) return badFields({ team2: "Please choose the second team, or mark this as a referee game." });
  const refusal =
    unknownReference(state, "team", team1, "team1") ?? unknownReference(state, "team", team2, "team2");
  if (refusal) return refusal;
  if (team1 === team2 && !isReferee) return badFields({ team2: "A team cannot play against itself." });
  return { team1, team2, isReferee };
}

export function removeGame(state: State, id: Id, expected: Expected): Decision | Refusal {
  if (!state.content.game.has(id)) return unknown("game");
  return (
    removalConflict(state, "game", id, expected) ?? { events: [removed(state, "GameRemoved", "game", id)] }
  );
}
