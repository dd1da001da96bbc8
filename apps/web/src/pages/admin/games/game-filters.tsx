// The filters above the table of games.
import type { SnapshotContent } from "#projections/views.ts";
import { type Choice, ChoiceSelects, namedOption } from "../choices/choice-selects.tsx";
import type { ChosenGames } from "./read-game-filters.ts";

type GameFiltersProps = {
  content: SnapshotContent;
  filters: ChosenGames;
  onChoose: (name: string, value: string) => void;
};

const PLACES = [
  { value: "no-place", label: "Without court or time" },
  { value: "twice", label: "Booked twice" },
];

export function GameFilters({ content, filters, onChoose }: GameFiltersProps) {
  const { division, team, show } = filters;
  const choices: Choice[] = [
    {
      name: "division",
      label: "Division",
      all: "All divisions",
      options: content.divisions.map(namedOption),
      value: division,
    },
    { name: "team", label: "Team", all: "All teams", options: content.teams.map(namedOption), value: team },
    { name: "show", label: "Which games", all: "All games", options: PLACES, value: show },
  ];
  return <ChoiceSelects choices={choices} onChoose={onChoose} />;
}
