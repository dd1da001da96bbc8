// The cold open of a tournament: its whole log read, folded and shown, beside reading those rows alone.
import pg from "pg";
import { contentOf } from "#server/http/shown.ts";
import { openFolds } from "#server/log/folds.ts";
import { readChanges } from "#server/log/read-changes.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import { ms, times } from "../lab/figures.ts";
import { hallOf, seed } from "../lab/hall.ts";
import type { Lab } from "../lab/lab.ts";
import { interleave, medians, timed } from "../lab/measure.ts";

const SIZES = [2_000, 20_000, 100_000];
const AT_MOST = 1.5;
/** How much more an event of the largest log may cost than one of the smallest, to count as linear. */
const LINEAR = 1.5;
const ROWS =
  "select change, tournament, version, at, actor, kind, command, params, undoes, names, events from changes where tournament = $1 order by version";

export async function open(lab: Lab): Promise<void> {
  lab.table.part("Cold open of a tournament");
  const url = await lab.database();
  const db = openDatabase(openPool({ url, max: 1 }));
  const plain = new pg.Client({ connectionString: url });
  await plain.connect();
  // On a connection of its own: PostgreSQL answers faster on one that has held much memory before.
  const analyze = new pg.Client({ connectionString: url });
  await analyze.connect();
  const perEvent: number[] = [];
  for (const events of SIZES) {
    const hall = hallOf({ teams: 40, gamesPerTeam: 20, events });
    await seed(url, [hall]);
    await analyze.query("analyze changes");
    const { ours, rows } = medians(
      await interleave(
        {
          ours: () =>
            timed(async () => {
              const folds = openFolds((id, after) => readChanges(db, id, after));
              contentOf(await folds.load(hall.tournament));
            }),
          // The driver's own parser of jsonb is JSON.parse.
          rows: () => timed(() => plain.query(ROWS, [hall.tournament])),
        },
        { rounds: events > 50_000 ? 3 : 9, warmUp: events > 50_000 ? 1 : 5 },
      ),
    );
    perEvent.push(ours / events);
    lab.table.add({
      what: `a log of ${events.toLocaleString("en")} events`,
      figure: ms(ours),
      beside: `reading its rows with pg and JSON.parse: ${ms(rows)}`,
      ratio: times(ours / rows),
      target: `≤ ${AT_MOST} × it`,
      reached: ours / rows <= AT_MOST,
    });
  }
  const growth = perEvent.at(-1)! / perEvent[0]!;
  lab.table.add({
    what: "time per event, largest log against smallest",
    figure: times(growth),
    target: `linear: ≤ ${LINEAR} ×`,
    reached: growth <= LINEAR,
  });
  await plain.end();
  await analyze.end();
  await db.destroy();
}
