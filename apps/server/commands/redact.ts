// `redact SLUG TEXT`: removes a name from a tournament's whole log, as the owner of the
// tables, and records that in the log.

import type { Transaction } from "kysely";
import type { Change } from "#events/envelope.ts";
import { counted } from "#events/rules/counted.ts";
import { homeCard } from "#projections/home-card.ts";
import { contentText } from "#projections/state/content.ts";
import { fold } from "#projections/state/evolve.ts";
import { firstDamage } from "#server/log/copy-log.ts";
import { readChanges } from "#server/log/read-changes.ts";
import { withTexts } from "#server/log/with-texts.ts";
import type { Database } from "#server/postgres/schema.ts";
import { readArguments } from "./arguments.ts";
import { Complaint, Misuse } from "./complaint.ts";
import { lockLog, newEpoch, withoutAppendOnly } from "./owner-acts.ts";
import { slugOf, tournamentNamed, withDatabase } from "./with-database.ts";

export async function redact(args: string[]): Promise<void> {
  const [link, ...words] = readArguments(args, args.length, {}).positionals;
  const slug = slugOf([link ?? ""]);
  const text = words.join(" ").normalize("NFC").trim();
  if (!text) throw new Misuse("Please give the text to remove.");
  const count = await withDatabase((db) =>
    db.transaction().execute(async (work) => {
      const tournament = await tournamentNamed(work, slug);
      await lockLog(work);
      const log = await readChanges(work, tournament);
      const substitute = nameFor(log);
      const redacted = log.map((change) => withoutText(change, text, substitute));
      const touched = redacted.filter(
        (change, index) => JSON.stringify(change) !== JSON.stringify(log[index]),
      );
      if (touched.length === 0)
        throw new Complaint(`“${text}” does not occur in this log; nothing was changed.`);
      const damage = firstDamage(redacted);
      if (damage)
        throw new Complaint(
          `Without “${text}” the log would not hold together (line ${damage.line}); nothing was changed. Give the whole name, as it is written there.`,
        );
      await rewrite(work, touched);
      await sayIt(work, redacted, touched.length);
      await newEpoch(work);
      return touched.length;
    }),
  );
  console.log(`Removed from ${counted(count, "change")}. The link ${slug} stays as it is.`);
}

/** A name that no entity of the log has, so that names stay unique. */
function nameFor(log: readonly Change[]): string {
  const text = contentText(fold(log).content);
  for (let number = 1; ; number++) if (!text.includes(`Redacted ${number}"`)) return `Redacted ${number}`;
}

function withoutText(change: Change, text: string, substitute: string): Change {
  const redacted = (said: string, member?: string): string =>
    member === "linkindex" ? said : said.replaceAll(text, substitute);
  const events = change.events.map((event) => ({
    ...event,
    before: withTexts(event.before, redacted),
    after: withTexts(event.after, redacted),
  }));
  return { ...change, events, names: withTexts(change.names, redacted) };
}

const rewrite = (work: Transaction<Database>, changes: readonly Change[]) =>
  withoutAppendOnly(work, async () => {
    for (const { change, events, names } of changes) {
      const set = { events: JSON.stringify(events) as never, names: JSON.stringify(names) as never };
      await work.updateTable("changes").set(set).where("change", "=", change).execute();
    }
  });

/** A change without events: it records that the log was rewritten, not what stood there. No organiser did it. */
async function sayIt(work: Transaction<Database>, log: readonly Change[], count: number): Promise<void> {
  const { tournament, version } = log.at(-1)!;
  const [change, command] = [crypto.randomUUID(), crypto.randomUUID()];
  const at = new Date().toISOString();
  const row = {
    change,
    tournament,
    version: version + 1,
    at,
    actor: "operator",
    kind: "Redact" as const,
    command,
  };
  const json = {
    params: JSON.stringify({ changes: count }),
    undoes: "[]",
    names: "{}",
    events: "[]",
  } as never as Pick<Change, "params" | "undoes" | "names" | "events">;
  await work
    .insertInto("changes")
    .values({ ...row, ...json })
    .execute();
  const card = JSON.stringify(homeCard(fold(log))) as never;
  await work.updateTable("tournaments").set({ card }).where("id", "=", tournament).execute();
  await work.deleteFrom("answers").execute();
}
