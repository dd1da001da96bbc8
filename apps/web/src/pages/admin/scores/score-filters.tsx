// The filters above the scores, the one most used at a court first.

import { courtName } from "#events/rules/court-name.ts";
import { compareNames } from "#events/rules/name.ts";
import { formatTime } from "#events/rules/time.ts";
import type { SnapshotContent } from "#projections/views.ts";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { SCORES } from "#web/sentences/scores.ts";
import { type Choice, ChoiceSelects, namedOption } from "../choices/choice-selects.tsx";
import { useStandingHint } from "../use-standing-hint.ts";
import type { Filters } from "./filters.ts";

type ScoreFiltersProps = {
  content: SnapshotContent;
  /** There are games that do not count. */
  uncounted: boolean;
  filters: Filters;
  onChoose: (name: string, value: string) => void;
};

export function ScoreFilters({ content, uncounted, filters, onChoose }: ScoreFiltersProps) {
  const times = [...new Set(content.games.flatMap(({ time }) => time ?? []))].sort();
  const courts = [...new Set(content.games.flatMap(({ court }) => court ?? []))].sort(compareNames);
  const inDivision = content.teams.filter(
    ({ division, placeholder }) => !placeholder && (!filters.division || division?._id === filters.division),
  );
  const court: Choice = {
    name: "court",
    label: "Court",
    all: "All courts",
    options: courts.map((value) => ({ value, label: courtName(value) })),
    value: filters.court,
  };
  const choices: Choice[] = [
    {
      name: "show",
      label: "Which games",
      all: uncounted ? SCORES.showCounting : SCORES.showAll,
      options: [
        { value: "open", label: SCORES.showOpen },
        ...(uncounted ? [{ value: "uncounted", label: SCORES.showUncounted }] : []),
      ],
      value: filters.show,
    },
    ...(courts.length > 1 ? [court] : []),
    {
      name: "time",
      label: "Time",
      all: "All times",
      options: times.map((value) => ({ value, label: formatTime(value) })),
      value: filters.time,
    },
    {
      name: "division",
      label: "Division",
      all: "All divisions",
      options: content.divisions.map(namedOption),
      value: filters.division,
    },
    {
      name: "team",
      label: "Team",
      all: "All teams",
      options: inDivision.map(namedOption),
      value: filters.team,
    },
  ];
  return (
    <FilterBar note={<span role="status">{useStandingHint()}</span>}>
      <ChoiceSelects choices={choices} onChoose={onChoose} />
    </FilterBar>
  );
}
