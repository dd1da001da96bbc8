// Narrows the history to a kind of change, a person or a team; kept in the address.
import { useEffect, useState } from "react";
import type { Ref, TeamView } from "#projections/views.ts";
import { organisersOf } from "#web/api/organisers.ts";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { Select } from "#web/components/select/select.tsx";
import { HISTORY } from "#web/sentences/history.ts";
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
  const choices = [
    { name: "kind", label: "Kind of change", all: "All changes", options: [...KINDS] },
    { name: "person", label: "Person", all: "Everybody", options: people.map(option) },
    { name: "team", label: "Team", all: "All teams", options: teams.map(option) },
  ] as const;
  return (
    <FilterBar note={count === null ? "" : HISTORY.shown(count)}>
      {choices.map(({ name, label, all, options }) => (
        <Select
          key={name}
          look="filter"
          labelHidden
          label={label}
          name={name}
          options={[{ value: "", label: all }, ...options]}
          value={chosen[name]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </FilterBar>
  );
}

const option = ({ _id, name }: Ref) => ({ value: _id, label: name });
