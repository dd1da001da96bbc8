// One division or all of them; left out if there is nothing to choose.
import { Select } from "../components/select/select.tsx";
import { useList } from "../live/tournament-live.tsx";
import { ALL, NONE } from "./team-choice.ts";
import { useTeams } from "./use-team-choice.ts";

type DivisionFilterProps = { value: string; onChange: (division: string) => void; withAll?: boolean };

export function DivisionFilter({ value, onChange, withAll = false }: DivisionFilterProps) {
  const divisions = useList("divisions");
  const teams = useTeams();
  const used = divisions.filter(({ _id }) => teams.some(({ division }) => division?._id === _id));
  const options = used.map(({ _id, name }) => ({ value: _id, label: name }));
  if (teams.some(({ division }) => division === null)) options.push({ value: NONE, label: "No division" });
  if (options.length < 2) return null;
  return (
    <Select
      look="filter"
      label="Division"
      labelHidden
      name="division"
      options={withAll ? [{ value: ALL, label: "All divisions" }, ...options] : options}
      value={value}
      onChange={onChange}
    />
  );
}
