// The division and the team of a page.
import { FilterBar } from "../components/filter-bar/filter-bar.tsx";
import { Select } from "../components/select/select.tsx";
import { DivisionFilter } from "./division-filter.tsx";
import { ALL } from "./team-choice.ts";
import type { ShownTeams } from "./use-team-choice.ts";

export function TeamFilter({ shown, withAll = false }: { shown: ShownTeams; withAll?: boolean }) {
  const { division, team, teams, showDivision, showTeam } = shown;
  const names = teams.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <FilterBar>
      <DivisionFilter value={division} onChange={showDivision} withAll={withAll} />
      <Select
        look="filter"
        label="Team"
        labelHidden
        name="team"
        options={withAll ? [{ value: ALL, label: "All teams" }, ...names] : names}
        value={team?._id ?? ALL}
        onChange={showTeam}
      />
    </FilterBar>
  );
}
