// The filters above the scores.
import { formatTime } from "#events/rules/time.ts";
import type { SnapshotContent } from "#projections/views.ts";
import { Select } from "#web/components/select/select.tsx";
import type { Filters } from "./filters.ts";
import styles from "./scores.module.css";

type ScoreFiltersProps = {
  content: SnapshotContent;
  filters: Filters;
  onChange: (name: "division" | "team" | "time" | "show", value: string) => void;
};

const filter = { labelHidden: true, look: "filter" } as const;

export function ScoreFilters({ content, filters, onChange }: ScoreFiltersProps) {
  const named = (all: string, rows: readonly { _id: string; name: string }[]) => [
    { value: "", label: all },
    ...rows.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const times = [...new Set(content.games.flatMap(({ time }) => time ?? []))].sort();
  const inDivision = content.teams.filter(
    ({ division, placeholder }) => !placeholder && (!filters.division || division?._id === filters.division),
  );
  return (
    <div className={styles.filters}>
      <Select
        {...filter}
        label="Division"
        name="division"
        options={named("All divisions", content.divisions)}
        value={filters.division}
        onChange={(value) => onChange("division", value)}
      />
      <Select
        {...filter}
        label="Team"
        name="team"
        options={named("All teams", inDivision)}
        value={filters.team}
        onChange={(value) => onChange("team", value)}
      />
      <Select
        {...filter}
        label="Time"
        name="time"
        options={[
          { value: "", label: "All times" },
          ...times.map((value) => ({ value, label: formatTime(value) })),
        ]}
        value={filters.time}
        onChange={(value) => onChange("time", value)}
      />
      <Select
        {...filter}
        label="Which games"
        name="show"
        options={[
          { value: "", label: "All games" },
          { value: "open", label: "Not yet entered" },
        ]}
        value={filters.open ? "open" : ""}
        onChange={(value) => onChange("show", value)}
      />
    </div>
  );
}
