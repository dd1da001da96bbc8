// All games in a table, searched and filtered; selected ones are edited in place or deleted.
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { nameKey } from "#events/rules/name.ts";
import type { GameView } from "#projections/views.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { SearchBox } from "#web/components/search-box/search-box.tsx";
import { Select } from "#web/components/select/select.tsx";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { GAMES } from "#web/sentences/rows.ts";
import { AdminPage } from "../admin-page.tsx";
import { EditTable } from "../rows/edit-table.tsx";
import { warningsByGame } from "./bookings.ts";
import { gameColumns, nameOfGame, valuesOfGame } from "./game-columns.tsx";

export function ManageGamePage() {
  const snapshot = useSnapshot();
  const { tournament, divisions, teams, games } = snapshot;
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState("");
  const division = divisions.find(({ _id }) => _id === params.get("division"))?._id ?? "";
  const warnings = useMemo(() => warningsByGame({ games, teams, tournament }), [games, teams, tournament]);
  const columns = useMemo(
    () => gameColumns({ teams, divisions, warnings, startdate: tournament.startdate }),
    [teams, divisions, warnings, tournament.startdate],
  );
  const shows = useCallback(
    (game: GameView) =>
      (!division || game.division?._id === division) &&
      nameKey(`${nameOfGame(game)} ${game.division?.name ?? ""} ${game.court ?? ""}`).includes(
        nameKey(search),
      ),
    [division, search],
  );
  const base = `/admin/${tournament.linkindex}`;
  return (
    <AdminPage
      title="Manage Games"
      note="Select rows to change or delete them. Times are venue time."
      actions={
        <>
          <ButtonLink to={`${base}/upload-game`}>Bulk Upload</ButtonLink>
          <ButtonLink to={`${base}/add-game`} variant="primary">
            Add Game
          </ButtonLink>
        </>
      }
    >
      {games.length > 0 && (
        <FilterBar>
          <Select
            label="Division"
            name="division-filter"
            labelHidden
            look="filter"
            options={[
              { value: "", label: "All divisions" },
              ...divisions.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            value={division}
            onChange={(value) => setParams(value ? { division: value } : {}, { replace: true })}
          />
          <SearchBox
            label="Find games by team, division or court"
            placeholder="Find a game"
            value={search}
            onChange={setSearch}
            found={games.filter(shows).length}
            noun={["game", "games"]}
          />
        </FilterBar>
      )}
      <EditTable
        caption="Games"
        kind="games"
        rows={games}
        shows={shows}
        columns={columns}
        nameOf={nameOfGame}
        valuesOf={valuesOfGame}
        noun={["game", "games"]}
        words={GAMES}
        empty={
          <Card>
            <EmptyState title={games.length ? "No games match this filter" : "No game yet"}>
              {games.length ? "Clear the search or choose all divisions." : "Add one, or upload a whole day."}
            </EmptyState>
          </Card>
        }
      />
    </AdminPage>
  );
}
