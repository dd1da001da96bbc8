// The names that a change mentions, as they were when it was made.
import type { Id } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { placeName } from "#events/rules/place-name.ts";
import { type Content, nameOf } from "../state/content.ts";

/** A division's, team's or tournament's name; a game by the teams that meet, a bracket game by its place. */
export function titleOf(content: Content, id: Id): string {
  const game = content.game.get(id);
  if (game) return meeting(content, game.pair.team1, game.pair.isReferee ? null : game.pair.team2);
  const wildcard = content.wildcardGame.get(id);
  if (wildcard) return `wildcard game ${wildcard.rank}`;
  const playoff = content.playoffGame.get(id);
  return playoff ? placeName(playoff) : nameOf(content, id);
}

const meeting = (content: Content, first: Id, second: Id | null): string =>
  second === null
    ? `${nameOf(content, first)} (referee)`
    : `${nameOf(content, first)} v ${nameOf(content, second)}`;

/** Every entity whose id stands in the events, titled as it is after them, or before if it is gone. */
export function namesIn(events: readonly DomainEvent[], before: Content, after: Content): Record<Id, string> {
  const names: Record<Id, string> = {};
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      const name = titleOf(after, value) || titleOf(before, value);
      if (name) names[value] = name;
    } else if (value !== null && typeof value === "object") {
      for (const member of Object.values(value)) visit(member);
    }
  };
  for (const event of events) {
    visit(event.id);
    visit(event.before);
    visit(event.after);
  }
  return names;
}
