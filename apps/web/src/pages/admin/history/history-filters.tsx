// Filters the history by kind of change, person, team or game; kept in the address.
import { useCallback, useMemo } from "react";
import type { Named, SnapshotContent } from "#projections/views.ts";
import { organisersOf } from "#web/api/organisers.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { HISTORY } from "#web/sentences/history.ts";
import { type Choice, ChoiceSelects, namedOption } from "../choices/choice-selects.tsx";
import { gameOptions } from "./game-options.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** "" is all. */
export interface HistoryFilter {
  kind: Kind | "";
  person: string;
  team: string;
  game: string;
}

type HistoryFiltersProps = {
  content: SnapshotContent;
  /** People who no longer organise, if the page has met them. */
  met: readonly Named[];
  filter: HistoryFilter;
  onChange: (name: string, value: string) => void;
  count: number | null;
};

export function HistoryFilters({ content, met, filter, onChange, count }: HistoryFiltersProps) {
  const { kind, person, team, game } = filter;
  const tournament = content.tournament._id;
  const { answer } = useAnswer(useCallback(() => organisersOf(tournament), [tournament]));
  const listed = answer?.ok ? answer.value : [];
  const organisers = listed.flatMap(({ _id, name }) => (name === null ? [] : [{ _id, name }]));
  const known = [...new Map([...met, ...organisers].map((one) => [one._id, one])).values()];
  const people = withAsked(known, person, HISTORY.gonePerson);
  const teams = withAsked(content.teams, team, HISTORY.goneTeam);
  const games = useMemo(() => gameOptions(content, team, game), [content, team, game]);
  const choices: Choice[] = [
    { name: "kind", label: "Kind of change", all: "All changes", options: [...KINDS], value: kind },
    { name: "person", label: "Person", all: "Everybody", options: people.map(namedOption), value: person },
    { name: "team", label: "Team", all: "All teams", options: teams.map(namedOption), value: team },
    { name: "game", label: "Game", all: "All games", options: games, value: game },
  ];
  return (
    <FilterBar note={count === null ? "" : HISTORY.shown(count)}>
      <ChoiceSelects choices={choices} onChoose={onChange} />
    </FilterBar>
  );
}

/** The person or thing in the address may be gone; the list must still say that it is filtered. */
const withAsked = (known: readonly Named[], asked: string, name: string): readonly Named[] =>
  asked && !known.some(({ _id }) => _id === asked) ? [{ _id: asked, name }, ...known] : known;
