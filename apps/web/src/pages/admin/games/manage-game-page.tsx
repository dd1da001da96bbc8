// All games in a table, searched and filtered; selected ones are edited in place or deleted.
import { useCallback, useMemo } from "react";
import { nameKey } from "#events/rules/name.ts";
import type { GameView } from "#projections/views.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { SearchBox } from "#web/components/search-box/search-box.tsx";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { GAMES } from "#web/sentences/rows.ts";
import { WARNINGS } from "#web/sentences/warnings.ts";
import { AdminPage } from "../admin-page.tsx";
import { useChoices } from "../choices/use-choices.ts";
import { EditTable } from "../rows/edit-table.tsx";
import { warningsByGame } from "./bookings.ts";
import { gameColumns, valuesOfGame } from "./game-columns.tsx";
import { GameFilters } from "./game-filters.tsx";
import { nameOfGame } from "./game-name.ts";
import { MoveGames } from "./move-games.tsx";
import { passes, readGameFilters } from "./read-game-filters.ts";

export function ManageGamePage() {
  const snapshot = useSnapshot();
  const { tournament, divisions, teams, games } = snapshot;
  const { params, choose, clear } = useChoices();
  const search = params.get("q") ?? "";
  const warnings = useMemo(() => warningsByGame({ games, teams, tournament }), [games, teams, tournament]);
  const filters = useMemo(() => readGameFilters(params, snapshot), [params, snapshot]);
  const columns = useMemo(
    () => gameColumns({ teams, divisions, warnings, startdate: tournament.startdate }),
    [teams, divisions, warnings, tournament.startdate],
  );
  const shows = useCallback(
    (game: GameView) =>
      passes(game, filters, warnings) &&
      nameKey(`${nameOfGame(game)} ${game.division?.name ?? ""} ${game.court ?? ""}`).includes(
        nameKey(search),
      ),
    [filters, warnings, search],
  );
  const base = `/admin/${tournament.linkindex}`;
  return (
    <AdminPage
      title="Manage Games"
      note="Select rows to change, move or delete them. Enter in a box saves them. Times are venue time."
      actions={
        <>
          <ButtonLink to={`${base}/score-sheets`}>Score Sheets</ButtonLink>
          <ButtonLink to={`${base}/upload-game`}>Bulk Upload</ButtonLink>
          <ButtonLink to={`${base}/add-game`} variant="primary">
            Add Game
          </ButtonLink>
        </>
      }
    >
      {games.length > 0 && (
        <FilterBar>
          <GameFilters content={snapshot} filters={filters} onChoose={choose} />
          <SearchBox
            label="Find games by team, division or court"
            placeholder="Find a game"
            value={search}
            onChange={(words) => choose("q", words)}
            found={games.filter(shows).length}
            noun={["game", "games"]}
          />
        </FilterBar>
      )}
      {filters.games.length > 0 && (
        <Notice title={WARNINGS.chosen(filters.games.length)}>
          <Button size="sm" onClick={clear}>
            Show all games
          </Button>
        </Notice>
      )}
      <EditTable
        key={filters.games.join()}
        opened={filters.games}
        caption="Games"
        kind="games"
        rows={games}
        shows={shows}
        columns={columns}
        nameOf={nameOfGame}
        valuesOf={valuesOfGame}
        together={(chosen, fill) => <MoveGames games={chosen} fill={fill} />}
        historyOf={(id) => `${base}/history?game=${id}`}
        noun={["game", "games"]}
        words={GAMES}
        empty={
          <Card>
            <EmptyState title={games.length ? "No games match this filter" : "No game yet"}>
              {games.length ? "Clear the search or the choices above." : "Add one, or upload a whole day."}
            </EmptyState>
          </Card>
        }
      />
    </AdminPage>
  );
}
