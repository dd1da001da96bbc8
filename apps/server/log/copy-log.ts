// A copy of a log: a new tournament with new ids throughout, otherwise equal to the original.
import type { Entities, Id } from "#events/entities.ts";
import type { Change, DomainEvent } from "#events/envelope.ts";
import { cleanSlug, isSiteRoute } from "#events/rules/slug.ts";
import { tournamentOf } from "#projections/state/content.ts";
import { evolve } from "#projections/state/evolve.ts";
import { emptyState } from "#projections/state/state.ts";
import { badFields } from "#server/sentences/common.ts";
import { type Refusal, refuse } from "./command.ts";
import { fits } from "./fits.ts";
import { Integrity } from "./integrity.ts";
import { withTexts } from "./with-texts.ts";

export interface CopyOptions {
  /** The account that the copy belongs to. */
  owner: Id;
  /** Another link; the log's own if absent. Both are cleaned, as every link is (rule 5). */
  slug: string | null;
  newId: () => Id;
}

/**
 * In: a log whose lines have the right shape. Out: the copy's changes, or the first line
 * that does not fit the ones before.
 */
export function copyLog(log: readonly Change[], { owner, slug, newId }: CopyOptions): Change[] | Refusal {
  const damage = firstDamage(log);
  if (damage) return damagedLog(damage.line, damage.fault);
  const created = log[0]!.events[0]!.after as Entities["tournament"];
  const link = cleanSlug(slug ?? created.linkindex);
  if (link === "" || isSiteRoute(link)) return badFields({ slug: "Please choose another link." });
  const ids = new Map<Id, Id>([[created.owner, owner]]);
  const mapped = (id: Id): Id => {
    if (!ids.has(id)) ids.set(id, newId());
    return ids.get(id)!;
  };
  for (const change of log) for (const { id } of change.events) mapped(id);
  /** Every text that is an id in the log becomes the new id. */
  const knownId = (text: string): string => ids.get(text) ?? text;
  const copied = log.map(
    (change): Change => ({
      ...change,
      change: mapped(change.change),
      tournament: mapped(change.tournament),
      command: newId(),
      actor: "imported",
      undoes: change.undoes.map(mapped),
      names: Object.fromEntries(Object.entries(change.names).map(([id, name]) => [knownId(id), name])),
      events: change.events.map((event) => ({
        ...event,
        id: mapped(event.id),
        before: withTexts(event.before, knownId),
        after: withTexts(event.after, knownId),
      })),
    }),
  );
  Object.assign(copied[0]!.events[0]!.after!, { linkindex: link });
  return copied;
}

/** The link that it is found by, and the account that made it. */
const movesTournament = ({ entity, after }: DomainEvent): boolean =>
  entity === "tournament" && after !== null && ("linkindex" in after || "owner" in after);

export const damagedLog = (line: number, fault: string): Refusal =>
  refuse(400, "damaged-log", `The log is damaged in line ${line}: ${fault}`, { line });

/** The first line that does not fit the ones before; null for a sound log. */
export function firstDamage(log: readonly Change[]): { line: number; fault: string } | null {
  let state = emptyState();
  const integrity = new Integrity();
  for (const [index, change] of log.entries()) {
    const line = index + 1;
    const [first] = change.events;
    if (index === 0 && (first?.type !== "TournamentCreated" || first.id !== change.tournament)) {
      return { line, fault: "A log starts with TournamentCreated." };
    }
    if (index > 0 && change.events.some(movesTournament))
      return { line, fault: "The link and the owner of a tournament never change." };
    if (!fits(state.content, change))
      return { line, fault: "This change does not fit what the lines before it made." };
    const { content } = state;
    state = evolve(state, change);
    if (!integrity.takes(content, state.content, change))
      return { line, fault: "This change breaks a rule of integrity." };
    if (state.content.tournament.size !== 1) return { line, fault: "A log is of one tournament." };
  }
  const { owner } = tournamentOf(state.content);
  return state.content.organiser.get(owner)?.role === "owner"
    ? null
    : { line: log.length, fault: "The owner does not organise the tournament." };
}
