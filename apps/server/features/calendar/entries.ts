// A team's games as a calendar shows them, and since which change: pool, wildcard and
// bracket games, and cancelled ones.
import type { Id } from "#events/entities.ts";
import type { Change, DomainEvent } from "#events/envelope.ts";
import { placeName } from "#events/rules/place-name.ts";
import { bracketOf, type Slot } from "#projections/bracket/bracket.ts";
import { titleOf } from "#projections/history/names.ts";
import { type Content, nameOf, tournamentOf } from "#projections/state/content.ts";
import { foldEach } from "#projections/state/evolve.ts";
import { type State, versionOf } from "#projections/state/state.ts";

/** What the calendar entry shows; any change of it raises the sequence. */
export interface CalendarText {
  summary: string;
  court: string | null;
  date: string;
  time: string;
  location: string | null;
}

export interface Entry {
  id: Id;
  shown: CalendarText;
  /** The version and the instant of the last change that altered the entry. */
  sequence: number;
  at: string;
  cancelled: boolean;
}

/** Games ever made, times changes: real tournaments stay far below, and more would block the server. */
const MOST_STEPS = 3_000_000;

/**
 * In: a tournament and its whole log, oldest first. Out: every game with a time that the team has, or had while
 * people could see it; one that was deleted, lost its time or is no longer the team's is cancelled. Of an
 * endless log, only the present games.
 */
export const entriesOf = (state: State, log: readonly Change[], team: Id): Entry[] =>
  stepsThrough(log) > MOST_STEPS ? entriesNow(state, log, team) : entriesThrough(log, team);

export function stepsThrough(log: readonly Change[]): number {
  const changes = log.filter(({ events }) => events.some(mayAlter));
  const made = ({ events }: Change) =>
    events.filter(({ entity, before }) => before === null && entity.toLowerCase().endsWith("game")).length;
  return changes.length * changes.reduce((sum, change) => sum + made(change), 0);
}

export function entriesNow(state: State, log: readonly Change[], team: Id): Entry[] {
  return [...shownTo(state.content, team)].map(([id, shown]) => {
    const sequence = versionOf(state, id);
    return { id, shown, sequence, at: log[sequence - 1]!.at, cancelled: false };
  });
}

function entriesThrough(log: readonly Change[], team: Id): Entry[] {
  const known = new Map<Id, Entry & { public: boolean }>();
  foldEach(log, ({ content }, change) => {
    if (!change.events.some(mayAlter)) return;
    const { isPublished } = tournamentOf(content);
    const { version: sequence, at } = change;
    const now = shownTo(content, team);
    for (const [id, shown] of now) {
      const before = known.get(id);
      const same = before && !before.cancelled && isSame(before.shown, shown);
      const seen = isPublished || (before?.public ?? false);
      if (same) before.public = seen;
      else known.set(id, { id, shown, sequence, at, cancelled: false, public: seen });
    }
    for (const [id, entry] of known) {
      if (now.has(id) || entry.cancelled) continue;
      if (entry.public) known.set(id, { ...entry, sequence, at, cancelled: true });
      else known.delete(id);
    }
  });
  return [...known.values()].map(({ public: _, ...entry }) => entry);
}

/** A pool score or a record alters no calendar; any change of the bracket may. */
function mayAlter({ entity, before, after }: DomainEvent): boolean {
  if (entity === "wildcardGame" || entity === "playoffGame" || entity === "tournament") return true;
  const fields = Object.keys(after ?? before ?? {});
  if (entity === "game") return fields.some((field) => field !== "score");
  return entity === "team" && fields.includes("name");
}

const isSame = (a: CalendarText, b: CalendarText): boolean =>
  (Object.keys(a) as (keyof CalendarText)[]).every((field) => a[field] === b[field]);

type Placed = { court: string | null; date: string | null; time: string | null };

function shownTo(content: Content, team: Id): Map<Id, CalendarText> {
  const { startdate, location } = tournamentOf(content);
  const shown = new Map<Id, CalendarText>();
  const show = (id: Id, { court, date, time }: Placed, summary: () => string) => {
    if (time !== null) shown.set(id, { summary: summary(), court, date: date ?? startdate, time, location });
  };
  for (const [id, game] of content.game) {
    if (game.pair.team1 === team || game.pair.team2 === team) show(id, game, () => titleOf(content, id));
  }
  for (const [id, game] of content.wildcardGame) {
    const { team1, team2, rank } = game;
    if (team1 !== team && team2 !== team) continue;
    show(id, game, () => `${nameOrOpen(content, team1)} v ${nameOrOpen(content, team2)} (wildcard ${rank})`);
  }
  for (const { id, game, slots, isBye } of bracketOf(content.playoffGame).values()) {
    if (isBye || !slots.some((slot) => slot.team === team)) continue;
    const sides = () => slots.map((slot) => sideWords(content, slot)).join(" v ");
    show(id, game, () => `${sides()} (${titleOf(content, id)})`);
  }
  return shown;
}

const nameOrOpen = (content: Content, team: Id | null): string => (team ? nameOf(content, team) : "TBD");

/** The team, or the game that it will come from. */
function sideWords(content: Content, { team, source }: Slot): string {
  if (team === null && source.kind === "winner") return `winner of ${placeName(source)}`;
  return nameOrOpen(content, team);
}
