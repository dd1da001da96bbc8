// One change of one tournament with nothing else beside it, such as a score, appended by a lighter call.
import { CompiledQuery, type Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { prepared } from "#server/postgres/prepared.ts";
import type { Database } from "#server/postgres/schema.ts";
import { type Appended, type AppendItem, type KeptAnswer, REPLACED } from "./append.ts";

interface One {
  tournament: Id;
  expected: number;
  change: Change;
  answer: AppendItem["answers"][number];
}

type Outcome =
  | { outcome: "written"; version: number; position: number }
  | { outcome: "behind"; version: number }
  | { outcome: "replaced" }
  | ({ outcome: "known" } & KeptAnswer);

/** Null if the batch has more, or brings something that is kept beside the log. */
export function oneOf(items: readonly AppendItem[]): One | null {
  const [item, another] = items;
  if (!item || another || item.slug !== null || item.home || item.organisers) return null;
  const { tournament, expected, commands, changes, answers } = item;
  const [[change, ...moreChanges], [answer, ...moreAnswers]] = [changes, answers];
  if (!change || !answer || commands.length + moreChanges.length + moreAnswers.length !== 1) return null;
  const addsTeam = change.events.some(({ entity, before }) => entity === "team" && before === null);
  return addsTeam ? null : { tournament, expected, change, answer };
}

const APPEND_ONE = prepared(
  "append_one",
  "select append_one($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as appended",
);

/** One call, one transaction: the newest `append_one` in the migrations states its guarantees. It notifies nobody. */
export async function appendOne(
  db: Kysely<Database>,
  epoch: string,
  { tournament, expected, change, answer }: One,
): Promise<Appended> {
  const { rows } = await db.executeQuery<{ appended: Outcome }>(
    CompiledQuery.raw(APPEND_ONE, [
      epoch,
      tournament,
      expected,
      answer.command,
      answer.body_hash,
      answer.status,
      JSON.stringify(answer.body),
      change.change,
      change.at,
      change.actor,
      change.kind,
      JSON.stringify(change.params),
      JSON.stringify(change.undoes),
      JSON.stringify(change.names),
      JSON.stringify(change.events),
    ]),
  );
  return appendedOf(tournament, answer.command, rows[0]!.appended);
}

function appendedOf(tournament: Id, command: Id, result: Outcome): Appended {
  if (result.outcome === "known") {
    const { outcome, ...kept } = result;
    return { tournaments: { [tournament]: { outcome } }, known: { [command]: kept } };
  }
  if (result.outcome === "replaced") return REPLACED;
  if (result.outcome === "behind") return { tournaments: { [tournament]: result }, known: {} };
  const { outcome, version, position } = result;
  return { tournaments: { [tournament]: { outcome, version, first: position, last: position } }, known: {} };
}
