// The choices above the table of games.
import type { SnapshotContent } from "#projections/views.ts";
import { Select } from "#web/components/select/select.tsx";
import type { ChosenGames } from "./read-game-filters.ts";

type GameFiltersProps = {
  content: SnapshotContent;
  filters: ChosenGames;
  onChange: (name: "division" | "team" | "show", value: string) => void;
};

const filter = { labelHidden: true, look: "filter" } as const;
const named = (all: string, rows: readonly { _id: string; name: string }[]) => [
  { value: "", label: all },
  ...rows.map(({ _id, name }) => ({ value: _id, label: name })),
];

export function GameFilters({ content, filters, onChange }: GameFiltersProps) {
  return (
    <>
      <Select
        {...filter}
        label="Division"
        name="division-filter"
        options={named("All divisions", content.divisions)}
        value={filters.division}
        onChange={(value) => onChange("division", value)}
      />
      <Select
        {...filter}
        label="Team"
        name="team-filter"
        options={named("All teams", content.teams)}
        value={filters.team}
        onChange={(value) => onChange("team", value)}
      />
      <Select
        {...filter}
        label="Which games"
        name="show-filter"
        options={[
          { value: "", label: "All games" },
          { value: "no-place", label: "Without court or time" },
          { value: "twice", label: "Booked twice" },
        ]}
        value={filters.show}
        onChange={(value) => onChange("show", value)}
      />
    </>
  );
}
