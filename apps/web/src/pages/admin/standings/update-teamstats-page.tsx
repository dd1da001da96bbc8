// The standings typed by hand: place, games, wins and losses of the selected teams.
import { useMemo } from "react";
import type { TeamView } from "#projections/views.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { TEAMS } from "#web/sentences/rows.ts";
import { AdminPage } from "../admin-page.tsx";
import { textCell } from "../rows/cell-inputs.tsx";
import type { EditColumn } from "../rows/edit-column.ts";
import { EditTable } from "../rows/edit-table.tsx";

const count = (id: CountName, header: string, label?: string): EditColumn<TeamView> => ({
  id,
  header,
  ...(label && { label }),
  numeric: true,
  cell: (team) => team[id],
  sortBy: (team) => team[id],
  edit: textCell({ width: "5rem", numeric: true }),
});

type CountName = "standing" | "totalGamesPlayed" | "totalWins" | "totalLosses";

const COLUMNS: EditColumn<TeamView>[] = [
  { id: "name", header: "Team", rowHeader: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
  count("standing", "Standing"),
  count("totalGamesPlayed", "P", "Total games"),
  count("totalWins", "W", "Wins"),
  count("totalLosses", "L", "Losses"),
];

const nameOf = ({ name }: TeamView): string => name;
const valuesOf = (team: TeamView) => ({
  standing: String(team.standing),
  totalGamesPlayed: String(team.totalGamesPlayed),
  totalWins: String(team.totalWins),
  totalLosses: String(team.totalLosses),
});
const WORDS = { ...TEAMS, updated: TEAMS.allUpdated, updateFailed: TEAMS.recordsFailed };

export function UpdateTeamstatsPage() {
  const all = useList("teams");
  const { linkindex, isCustomStanding } = useTournament();
  const teams = useMemo(() => all.filter(({ placeholder }) => !placeholder), [all]);
  return (
    <AdminPage
      title="Update Team Standings"
      note="Select teams to type their record; Enter in a box saves it. Standing 0 is unranked."
    >
      {isCustomStanding ? (
        <EditTable
          caption="Records of the teams"
          kind="teamstat"
          rows={teams}
          columns={COLUMNS}
          nameOf={nameOf}
          valuesOf={valuesOf}
          noun={["team", "teams"]}
          words={WORDS}
          deletable={false}
          empty={
            <Card>
              <EmptyState title="No team yet">Add teams first.</EmptyState>
            </Card>
          }
        />
      ) : (
        <Card>
          <EmptyState
            title="Nothing to type"
            action={
              <ButtonLink to={`/admin/${linkindex}/update-tournament`}>Update Tournament Info</ButtonLink>
            }
          >
            {TEAMS.automatic}
          </EmptyState>
        </Card>
      )}
    </AdminPage>
  );
}
