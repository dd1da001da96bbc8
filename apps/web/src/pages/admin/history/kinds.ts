// What a change is about, so that the history can be filtered by scores, teams, the bracket and so on.
import type { SnapshotContent } from "#projections/views.ts";
import type { ChangeItem, HistoryChange } from "#web/api/history.ts";

export const KINDS = [
  { value: "scores", label: "Scores" },
  { value: "games", label: "Games" },
  { value: "teams", label: "Teams and divisions" },
  { value: "standings", label: "Standings" },
  { value: "bracket", label: "WildCards and playoff" },
  { value: "tournament", label: "The tournament" },
  { value: "people", label: "Organisers and feedback" },
  { value: "undo", label: "Undone and redone" },
] as const;

export type Kind = (typeof KINDS)[number]["value"];

export const kindIn = (text: string | null): Kind | null =>
  KINDS.find(({ value }) => value === text)?.value ?? null;

function kindOfItem({ entity, type, after, before }: ChangeItem): Kind {
  if (/Score/.test(type)) return "scores";
  if (entity === "game") return "games";
  if (entity === "playoffGame" || entity === "wildcardGame") return "bracket";
  if (entity === "team" && "record" in (after ?? before ?? {}) && after && before) return "standings";
  if (entity === "team" || entity === "division") return "teams";
  return entity === "tournament" || entity === "removal" ? "tournament" : "people";
}

export function isOfKind({ items, undoes }: HistoryChange, kind: Kind): boolean {
  if (undoes.length > 0) return kind === "undo";
  return items.some((item) => kindOfItem(item) === kind);
}

/** The team itself, and every game that it plays in now or played in at the time of the change. */
export function touchesTeam({ items }: HistoryChange, team: string, content: SnapshotContent): boolean {
  const its = new Set(
    [...content.games, ...content.wildcardGames, ...content.playoffGames]
      .filter(({ team1, team2 }) => team1?._id === team || team2?._id === team)
      .map(({ _id }) => _id),
  );
  return items.some(
    ({ id, before, after }) =>
      id === team || its.has(id) || JSON.stringify([before, after]).includes(`"${team}"`),
  );
}
