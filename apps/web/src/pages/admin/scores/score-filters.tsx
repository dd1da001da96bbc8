// The filters above the scores.

import { compareNames } from "#events/rules/name.ts";
import { formatTime } from "#events/rules/time.ts";
import type { SnapshotContent } from "#projections/views.ts";
import { courtName } from "#web/components/game-row/court-name.ts";
import { Select } from "#web/components/select/select.tsx";
import type { Filters } from "./filters.ts";
import styles from "./scores.module.css";

type ScoreFiltersProps = {
  content: SnapshotContent;
  filters: Filters;
  onChange: (name: "division" | "team" | "court" | "time" | "show", value: string) => void;
};

const filter = { labelHidden: true, look: "filter" } as const;

export function ScoreFilters({ content, filters, onChange }: ScoreFiltersProps) {
  const named = (all: string, rows: readonly { _id: string; name: string }[]) => [
    { value: "", label: all },
    ...rows.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const times = [...new Set(content.games.flatMap(({ time }) => time ?? []))].sort();
  const courts = [...new Set(content.games.flatMap(({ court }) => court ?? []))].sort(compareNames);
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
      {courts.length > 1 && (
        <Select
          {...filter}
          label="Court"
          name="court"
          options={[
            { value: "", label: "All courts" },
            ...courts.map((value) => ({ value, label: courtName(value) })),
          ]}
          value={filters.court}
          onChange={(value) => onChange("court", value)}
        />
      )}
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
