// A team's games as iCalendar: floating venue times, one stable id per game, cancelled ones marked (RFC 5545).
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { nameOf, tournamentOf } from "#projections/content.ts";
import { titleOf } from "#projections/names.ts";
import type { State } from "#projections/state.ts";

const MINUTES = 40;
/** What moves an entry; a score does not. */
const PLACED_BY = ["pair", "date", "time", "court", "division"];

interface Entry {
  id: Id;
  summary: string;
  court: string | null;
  date: string | null;
  time: string | null;
  sequence: number;
  cancelled: boolean;
}

type Placed = { court: string | null; date: string | null; time: string | null };
type Paired = { pair?: { team1: Id; team2: Id } };

/** In: a tournament and its log, which tells the games that are gone. Out: the text of the feed; games without a time are left out. */
export function calendarFeed(state: State, log: readonly Change[], team: Id): string {
  const tournament = tournamentOf(state.content);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Volleyball Scorecards//EN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(`${nameOf(state.content, team)} · ${tournament.acronym}`)}`,
    ...entriesOf(state, log, team).flatMap((entry) => eventLines(entry, tournament, log)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function entriesOf(state: State, log: readonly Change[], team: Id): Entry[] {
  const { content } = state;
  return [...everOf(log, team)].flatMap(([id, last]) => {
    const game = content.game.get(id);
    const plays = game !== undefined && (game.pair.team1 === team || game.pair.team2 === team);
    const shown: Placed = game ?? last.placed;
    if (shown.time === null) return [];
    const summary = game ? titleOf(content, id) : last.title;
    const sequence = game ? placedIn(state, id) : last.version;
    return [
      { id, summary, court: shown.court, date: shown.date, time: shown.time, sequence, cancelled: !plays },
    ];
  });
}

const placedIn = ({ stamps }: State, id: Id): number =>
  Math.max(
    0,
    ...Object.entries(stamps.get(id) ?? {}).flatMap(([field, version]) =>
      PLACED_BY.includes(field) ? [version] : [],
    ),
  );

interface LastSeen {
  version: number;
  title: string;
  placed: Placed;
}

/** Every game that the team has ever been in, with what it last was. */
function everOf(log: readonly Change[], team: Id): Map<Id, LastSeen> {
  const seen = new Map<Id, LastSeen>();
  const places = new Map<Id, Placed>();
  for (const { version, events, names } of log) {
    for (const { entity, id, before, after } of events) {
      if (entity !== "game") continue;
      const placed = {
        court: null,
        date: null,
        time: null,
        ...places.get(id),
        ...(after as Partial<Placed> | null),
      };
      places.set(id, placed);
      const known = seen.get(id);
      const has = (side: Paired | null) => side?.pair?.team1 === team || side?.pair?.team2 === team;
      if (!known && !has(before as Paired | null) && !has(after as Paired | null)) continue;
      seen.set(id, { version, title: names[id] ?? known?.title ?? "Game", placed });
    }
  }
  return seen;
}

type Tournament = ReturnType<typeof tournamentOf>;

function eventLines(entry: Entry, { location, startdate }: Tournament, log: readonly Change[]): string[] {
  const start = `${(entry.date ?? startdate).replaceAll("-", "")}T${entry.time!.replace(":", "")}00`;
  const place = [entry.court === null ? "" : `Court ${entry.court}`, location ?? ""]
    .filter(Boolean)
    .join(", ");
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@volleyball-scorecards`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stampOf(log[entry.sequence - 1]?.at ?? log[0]!.at)}`,
    `DTSTART:${start}`,
    `DURATION:PT${MINUTES}M`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `STATUS:${entry.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

/** `2024-05-04T10:30:00.000Z` to `20240504T103000Z`. */
const stampOf = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, "")}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const LINE_OCTETS = 75;

/** Long lines go on in the next one after a blank; a character is never cut. */
function folded(line: string): string {
  let out = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      out += "\r\n ";
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}
