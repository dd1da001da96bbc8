// Narrows the history to a kind of change, a person or a team; kept in the address.
import { useEffect, useState } from "react";
import type { Ref, TeamView } from "#projections/views.ts";
import { organisersOf } from "#web/api/organisers.ts";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { HISTORY } from "#web/sentences/history.ts";
import { type Choice, ChoiceSelects, namedOption } from "../choices/choice-selects.tsx";
import { KINDS } from "./kinds.ts";

type HistoryFiltersProps = {
  tournament: string;
  teams: readonly TeamView[];
  /** People who no longer organise, as far as the page has met them. */
  met: readonly Ref[];
  chosen: { kind: string; person: string; team: string };
  onChange: (name: string, value: string) => void;
  count: number | null;
};

export function HistoryFilters({ tournament, teams, met, chosen, onChange, count }: HistoryFiltersProps) {
  const [organisers, setOrganisers] = useState<readonly Ref[]>([]);
  useEffect(() => {
    void organisersOf(tournament).then((answer) => {
      if (answer.ok)
        setOrganisers(answer.value.flatMap(({ _id, name }) => (name === null ? [] : [{ _id, name }])));
    });
  }, [tournament]);
  const people = [...new Map([...met, ...organisers].map((person) => [person._id, person])).values()];
  const choices: Choice[] = [
    { name: "kind", label: "Kind of change", all: "All changes", options: [...KINDS], value: chosen.kind },
    {
      name: "person",
      label: "Person",
      all: "Everybody",
      options: people.map(namedOption),
      value: chosen.person,
    },
    { name: "team", label: "Team", all: "All teams", options: teams.map(namedOption), value: chosen.team },
  ];
  return (
    <FilterBar note={count === null ? "" : HISTORY.shown(count)}>
      <ChoiceSelects choices={choices} onChoose={onChange} />
    </FilterBar>
  );
}
