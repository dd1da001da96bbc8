// What is counted and shown: standings, a team's schedule, the bracket, and the patch after one score.
import type { Change } from "#events/envelope.ts";
import { bracketOf } from "#projections/bracket/bracket.ts";
import { diff } from "#projections/patches/diff.ts";
import { nextContent } from "#projections/patches/next-content.ts";
import { gamesOf, inOrder, withGaps } from "#projections/schedule.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import { standings } from "#projections/standings/standings.ts";
import { evolve, fold } from "#projections/state/evolve.ts";
import type { State } from "#projections/state/state.ts";
import { changeGames } from "#server/features/games/decide.ts";
import { createPlayoffs } from "#server/features/playoffs/create.ts";
import { type Decision, isRefusal, type Refusal } from "#server/log/command.ts";
import { trialState } from "#server/log/trial.ts";
import { ms, times } from "../lab/figures.ts";
import { hallOf } from "../lab/hall.ts";
import type { Lab } from "../lab/lab.ts";
import { interleave, medians, timed } from "../lab/measure.ts";

const SIZES = [16, 200, 1000];
const AT_MOST_MS = 5;

const PLAN = { method: "standard", drop: 0, seedBy: "record" } as const;

const accepted = (decision: Decision | Refusal): Decision => {
  if (isRefusal(decision)) throw new Error(decision.error);
  return decision;
};

/** The state of a hall with a bracket, in automatic standing, where a score changes the most. */
function stageOf(teams: number): { state: State; changes: Change[]; game: string } {
  const { changes, games } = hallOf({ teams, gamesPerTeam: 10, isCustomStanding: false });
  const ids = Array.from({ length: 15 }, () => crypto.randomUUID());
  const { events } = accepted(createPlayoffs(fold(changes), PLAN, ids, true));
  const withBracket = [...changes, { ...changes.at(-1)!, version: changes.length + 1, events }];
  return { state: fold(withBracket), changes: withBracket, game: games[7]! };
}

export async function rules(lab: Lab): Promise<void> {
  lab.table.part("What people see, for teams with ten games each, in automatic standing");
  for (const teams of SIZES) {
    const { state, changes, game } = stageOf(teams);
    const shown = { state, content: snapshotContent(state) };
    const { games, teams: rows, tournament } = shown.content;
    const { events } = accepted(
      changeGames(state, [{ id: game, fields: { scoreTeam1: 31, scoreTeam2: 3 }, expected: null }]),
    );
    const change = { ...changes.at(-1)!, version: state.version + 1, events };
    const { standing, schedule, bracket, patch, nothing } = medians(
      await interleave(
        {
          standing: () => timed(() => standings(state.content)),
          schedule: () =>
            timed(() =>
              withGaps(inOrder(gamesOf(games, rows[3]!._id), tournament.startdate), tournament.startdate),
            ),
          bracket: () => timed(() => bracketOf(state.content.playoffGame)),
          patch: () => timed(() => diff(shown.content, nextContent(shown, evolve(state, change)))),
          nothing: () => timed(() => diff(shown.content, snapshotContent(trialState(fold(changes), events)))),
        },
        { rounds: 51, warmUp: 30 },
      ),
    );
    const add = (what: string, figure: number) =>
      lab.table.add({
        what: `${teams} teams: ${what}`,
        figure: ms(figure),
        beside: `all from nothing: ${ms(nothing)}`,
        ratio: times(figure / nothing),
        ...(teams === 1000 ? { target: `≤ ${AT_MOST_MS} ms`, reached: figure <= AT_MOST_MS } : {}),
      });
    add("standings", standing);
    add("a team's schedule with gaps", schedule);
    add("the bracket", bracket);
    add("the patch after one score", patch);
  }
}
