// How much one tournament may hold (rule 39): all of it is in the memory of every follower and every server.
import type { EntityKind } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import type { Content } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { NOUNS } from "#server/sentences/common.ts";
import { type Refusal, refuse } from "./command.ts";

/** The bracket has a fixed size, and hidden feedback was given by others. */
export const MOST = {
  division: 100,
  team: 2_000,
  game: 20_000,
  wildcardGame: 1_000,
  organiser: 200,
} satisfies Partial<Record<EntityKind, number>>;

type Bounded = keyof typeof MOST;

const BOUNDED = Object.keys(MOST) as Bounded[];

/** Ten for each game that there may be. */
export const MOST_CHANGES = 200_000;

const inFigures = (count: number): string => count.toLocaleString("en-US");

/**
 * In: what a decision would write. Out: null, or 413 if the tournament would grow beyond
 * its bounds. It may always shrink.
 */
export function beyondBounds({ version, content }: State, events: readonly DomainEvent[]): Refusal | null {
  if (version >= MOST_CHANGES)
    return refuse(
      413,
      "log-full",
      `A tournament has at most ${inFigures(MOST_CHANGES)} changes, and this one has reached that. Please go on in a new one.`,
    );
  return tooMany(content, events);
}

/** The same check for entities alone, for a log that is imported whole. */
export function tooMany(content: Content, events: readonly DomainEvent[]): Refusal | null {
  const growth = new Map<EntityKind, number>();
  for (const { entity, before, after } of events) {
    if (before !== null && after !== null) continue;
    growth.set(entity, (growth.get(entity) ?? 0) + (before === null ? 1 : -1));
  }
  for (const kind of BOUNDED) {
    const refusal = noRoomFor(content, kind, growth.get(kind) ?? 0);
    if (refusal) return refusal;
  }
  return null;
}

export function noRoomFor(content: Content, kind: Bounded, more: number): Refusal | null {
  const would = content[kind].size + more;
  if (more <= 0 || would <= MOST[kind]) return null;
  const noun = kind === "organiser" ? "organisers and invited people" : `${NOUNS[kind]}s`;
  return refuse(
    413,
    "tournament-full",
    `A tournament has at most ${inFigures(MOST[kind])} ${noun}; this would make ${inFigures(would)}.`,
  );
}
