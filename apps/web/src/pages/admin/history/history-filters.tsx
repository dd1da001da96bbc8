// Narrows the history to a kind of change, a person, a team or a game; kept in the address.
import { useCallback, useMemo } from "react";
import type { Ref, SnapshotContent } from "#projections/views.ts";
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
  /** People who no longer organise, as far as the page has met them. */
  met: readonly Ref[];
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
  const people = [...new Map([...met, ...organisers].map((person) => [person._id, person])).values()];
  const games = useMemo(() => gameOptions(content, team, game), [content, team, game]);
  const choices: Choice[] = [
    { name: "kind", label: "Kind of change", all: "All changes", options: [...KINDS], value: kind },
    { name: "person", label: "Person", all: "Everybody", options: people.map(namedOption), value: person },
    { name: "team", label: "Team", all: "All teams", options: content.teams.map(namedOption), value: team },
    { name: "game", label: "Game", all: "All games", options: games, value: game },
  ];
  return (
    <FilterBar note={count === null ? "" : HISTORY.shown(count)}>
      <ChoiceSelects choices={choices} onChoose={onChange} />
    </FilterBar>
  );
}
