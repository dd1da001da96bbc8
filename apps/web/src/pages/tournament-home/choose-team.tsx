// Choosing the team to follow on this device, or another, or none.

import { X } from "lucide-react";
import { groupedBy } from "#events/rules/grouped-by.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { type OptionGroup, Select } from "#web/components/select/select.tsx";
import { followTeam } from "#web/live/followed-team.ts";
import { useTournament } from "#web/live/tournament-live.tsx";
import { useFollowed, useTeams } from "#web/tournament/use-team-choice.ts";

export function ChooseTeam() {
  const tournament = useTournament();
  const teams = useTeams();
  const followed = useFollowed();
  const groups: OptionGroup[] = [...groupedBy(teams, ({ division }) => division?.name ?? "No division")].map(
    ([label, ofIt]) => ({ label, options: ofIt.map(({ _id, name }) => ({ value: _id, label: name })) }),
  );
  return (
    <Card data-print="no">
      <FilterBar>
        <Select
          name="follow"
          label={followed ? "Team you follow" : "Which team do you follow?"}
          hint={
            followed
              ? "Remembered on this device."
              : "Its next game and rank then come first here, on this device."
          }
          options={[{ value: "", label: "Choose a team" }, ...groups]}
          value={followed?._id ?? ""}
          onChange={(id) => followTeam(tournament._id, id || null)}
        />
        {followed && (
          <Button
            variant="quiet"
            edge="end"
            icon={<X aria-hidden="true" />}
            onClick={() => followTeam(tournament._id, null)}
          >
            Stop following
          </Button>
        )}
      </FilterBar>
    </Card>
  );
}
