// A team's games as iCalendar: floating venue times, one stable id per game, cancelled ones marked (RFC 5545).

import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { courtName } from "#events/rules/court-name.ts";
import { GAME_MINUTES } from "#events/rules/time.ts";
import { nameOf, tournamentOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { type Entry, entriesOf } from "./entries.ts";

/**
 * In: a tournament and its log, which knows the deleted games. Out: the text of the feed;
 * games without a time are left out.
 */
export function calendarFeed(state: State, log: readonly Change[], team: Id): string {
  const { content } = state;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Volleyball Scorecards//EN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(`${nameOf(content, team)} · ${tournamentOf(content).acronym}`)}`,
    ...entriesOf(state, log, team).flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ id, shown, sequence, at, cancelled }: Entry): string[] {
  const start = `${shown.date.replaceAll("-", "")}T${shown.time.replace(":", "")}00`;
  const court = shown.court === null || shown.court === "0" ? "" : courtName(shown.court);
  const place = [court, shown.location ?? ""].filter(Boolean).join(", ");
  return [
    "BEGIN:VEVENT",
    `UID:${id}@volleyball-scorecards`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stampOf(at)}`,
    `DTSTART:${start}`,
    `DURATION:PT${GAME_MINUTES}M`,
    `SUMMARY:${escaped(shown.summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

/** `2024-05-04T10:30:00.000Z` to `20240504T103000Z`. */
const stampOf = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Every character that some reader takes for a line end: what follows it would become a property of its own. */
const LINE_ENDS = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g;

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(LINE_ENDS, "\\n");

const LINE_OCTETS = 75;

/** Long lines continue on the next one after a blank; a character is never cut in two. */
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
