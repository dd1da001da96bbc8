// What must hold of a tournament's content after any change: names unique, references to what exists, a sound bracket.
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { nameKey } from "#events/rules/name.ts";
import { bracketOf, scoreStands } from "#projections/bracket.ts";
import type { Content } from "#projections/content.ts";

type Named = ReadonlyMap<Id, { name: string }>;

/** Only what the change can have broken is looked at; everything else held before. */
export function breaksRules(content: Content, { events }: Pick<Change, "events">): boolean {
  const kinds = new Set(events.map(({ entity }) => entity));
  const removes = events.some(({ after }) => after === null);
  const touched = new Set(events.map(({ id }) => id));
  if (kinds.has("team") && hasTwins(content.team, touched)) return true;
  if (kinds.has("division") && hasTwins(content.division, touched)) return true;
  if (removes ? hasDanglingReference(content, null) : hasDanglingReference(content, touched)) return true;
  if (
    kinds.has("wildcardGame") &&
    placesTaken([...content.wildcardGame.values()].map(({ rank }) => `${rank}`))
  )
    return true;
  return kinds.has("playoffGame") && breaksBracket(content);
}

function hasTwins(entities: Named, touched: ReadonlySet<Id>): boolean {
  const keys = new Map<string, number>();
  for (const { name } of entities.values()) keys.set(nameKey(name), (keys.get(nameKey(name)) ?? 0) + 1);
  return [...touched].some((id) => entities.has(id) && keys.get(nameKey(entities.get(id)!.name))! > 1);
}

/** `among`: the entities to look at, or null for all. */
function hasDanglingReference(content: Content, among: ReadonlySet<Id> | null): boolean {
  const team = (id: Id | null) => id === null || id === "vacant" || content.team.has(id);
  const division = (id: Id | null) => id === null || content.division.has(id);
  const every = <T>(entities: ReadonlyMap<Id, T>, sound: (entity: T) => boolean): boolean =>
    among === null
      ? [...entities.values()].every(sound)
      : [...among].every((id) => !entities.has(id) || sound(entities.get(id)!));
  return !(
    every(content.tournament, ({ winner }) => team(winner)) &&
    every(content.team, (one) => division(one.division)) &&
    every(
      content.game,
      ({ pair, ...game }) => team(pair.team1) && team(pair.team2) && division(game.division),
    ) &&
    every(content.wildcardGame, (game) => team(game.team1) && team(game.team2) && division(game.division)) &&
    every(
      content.playoffGame,
      ({ seed1, seed2, pick1, pick2, ...game }) =>
        [seed1, seed2, pick1, pick2].every(team) && division(game.division),
    )
  );
}

/** One game per round and rank, each score with the two teams that stand there, each team once per round. */
function breaksBracket({ playoffGame }: Content): boolean {
  const games = [...bracketOf(playoffGame).values()];
  if (placesTaken(games.map(({ game }) => `${game.round}-${game.rank}`))) return true;
  if (games.some(({ game, slots }) => !scoreStands(game, slots))) return true;
  return placesTaken(
    games.flatMap(({ game, slots }) =>
      slots.flatMap(({ team }) => (team === null ? [] : [`${game.round} ${team}`])),
    ),
  );
}

const placesTaken = (places: readonly string[]): boolean => new Set(places).size < places.length;
