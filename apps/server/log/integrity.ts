// What must hold of a tournament's content after any change: names unique, references to what exists, a sound bracket.
import type { Entities, EntityKind, Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { nameKey } from "#events/rules/name.ts";
import { bracketOf, scoreStands } from "#projections/bracket/bracket.ts";
import type { Content } from "#projections/state/content.ts";

interface Reference {
  kind: EntityKind;
  id: Id;
}

type Touched = ReadonlyMap<string, Reference>;

/**
 * Checks the changes of a log one after another. It counts names, places and references, so that a check costs
 * what the change touches, however much the tournament holds.
 */
export class Integrity {
  readonly #counts = new Map<string, number>();

  /**
   * In: the content after the last accepted change, and the content after this one. Out: false if the change
   * breaks a rule; the counts then stay as they were.
   */
  takes(before: Content, after: Content, { events }: Pick<Change, "events">): boolean {
    const touched = new Map(events.map(({ entity, id }) => [`${entity} ${id}`, { kind: entity, id }]));
    this.#count(before, touched, -1);
    this.#count(after, touched, 1);
    if (this.#holds(after, touched)) return true;
    this.#count(after, touched, -1);
    this.#count(before, touched, 1);
    return false;
  }

  #count(content: Content, touched: Touched, by: 1 | -1): void {
    for (const { kind, id } of touched.values())
      for (const what of [...ownOf(content, kind, id), ...usedBy(content, kind, id).map(referenceTo)])
        this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  #holds(content: Content, touched: Touched): boolean {
    for (const { kind, id } of touched.values()) {
      if (ownOf(content, kind, id).some((own) => this.#counts.get(own)! > 1)) return false;
      if (!usedBy(content, kind, id).every((used) => content[used.kind].has(used.id))) return false;
      if (!content[kind].has(id) && this.#counts.get(referenceTo({ kind, id }))) return false;
    }
    const isBracket = touched.values().some(({ kind }) => kind === "playoffGame");
    return !(isBracket && breaksBracket(content));
  }
}

/** What no other entity may have. */
function ownOf(content: Content, kind: EntityKind, id: Id): string[] {
  const entity = content[kind].get(id);
  if (!entity) return [];
  if (kind === "team" || kind === "division")
    return [`${kind} named ${nameKey((entity as Entities["team"]).name)}`];
  return kind === "wildcardGame" ? [`wildcard ${(entity as Entities["wildcardGame"]).rank}`] : [];
}

const referenceTo = ({ kind, id }: Reference): string => `reference to ${kind} ${id}`;

/** The teams and divisions that an entity refers to. */
function usedBy(content: Content, kind: EntityKind, id: Id): Reference[] {
  const entity = content[kind].get(id);
  if (!entity) return [];
  const teams = teamsIn(kind, entity).filter((team) => team !== null && team !== "vacant");
  const { division = null } = entity as { division?: Id | null };
  return [
    ...teams.map((team): Reference => ({ kind: "team", id: team! })),
    ...(division === null ? [] : [{ kind: "division", id: division } as const]),
  ];
}

function teamsIn(kind: EntityKind, entity: object): (Id | null)[] {
  if (kind === "tournament") return [(entity as Entities["tournament"]).winner];
  if (kind === "game") {
    const { team1, team2 } = (entity as Entities["game"]).pair;
    return [team1, team2];
  }
  if (kind === "wildcardGame") {
    const { team1, team2 } = entity as Entities["wildcardGame"];
    return [team1, team2];
  }
  if (kind !== "playoffGame") return [];
  const { seed1, seed2, pick1, pick2 } = entity as Entities["playoffGame"];
  return [seed1, seed2, pick1, pick2];
}

/** One game per round and rank, each score with the two teams shown there, each team once per round. */
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
