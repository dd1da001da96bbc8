// Sheets for the referees' tables, to print before the day: all courts or one, games to come or all.
import clsx from "clsx";
import { Printer } from "lucide-react";
import { counted } from "#events/rules/counted.ts";
import { courtName } from "#events/rules/court-name.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { Checkbox } from "#web/components/checkbox/checkbox.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { venueGames } from "#web/venue/venue-game.ts";
import { AdminPage } from "../admin-page.tsx";
import { ChoiceSelects } from "../choices/choice-selects.tsx";
import { useChoices } from "../choices/use-choices.ts";
import { ScoreSheet } from "./score-sheet.tsx";
import styles from "./score-sheets.module.css";
import { courtsOf, NO_COURT, sheetsOf } from "./sheets.ts";

export function ScoreSheetsPage() {
  const snapshot = useSnapshot();
  const { params, choose } = useChoices();
  const games = venueGames(snapshot);
  const courts = courtsOf(games);
  const asked = params.get("court") ?? "";
  const court = courts.some((one) => (one ?? NO_COURT) === asked) ? asked : "";
  const all = params.get("all") === "1";
  const sheets = sheetsOf(games, { court, all });
  const count = sheets.reduce((sum, { games: ofIt }) => sum + ofIt.length, 0);

  return (
    <AdminPage
      title="Score Sheets"
      note="One for each game whose teams are known; every court begins on a page of its own."
      actions={
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" />}
          aria-disabled={count === 0}
          onClick={() => count > 0 && window.print()}
        >
          Print {counted(count, "sheet")}
        </Button>
      }
    >
      {games.length > 0 && (
        <FilterBar>
          <ChoiceSelects
            choices={[
              {
                name: "court",
                label: "Court",
                all: "All courts",
                options: courts.map((one) => ({
                  value: one ?? NO_COURT,
                  label: one ? courtName(one) : "No court",
                })),
                value: court,
              },
            ]}
            onChoose={choose}
          />
          <Checkbox
            name="all"
            label="Played games too"
            checked={all}
            onChange={(checked) => choose("all", checked ? "1" : "")}
          />
        </FilterBar>
      )}
      {count === 0 ? (
        <Card>
          <EmptyState
            title={games.length === 0 ? "No games yet" : "No sheets to print"}
            action={
              <ButtonLink to={`/admin/${snapshot.tournament.linkindex}/manage-game`}>Manage Games</ButtonLink>
            }
          >
            {games.length === 0
              ? "A sheet is made for every game as soon as it is there."
              : "Every game of this choice is played, or its teams are not known yet."}
          </EmptyState>
        </Card>
      ) : (
        <div className={clsx(stack("s8"), styles.sheets)}>
          {sheets.map(({ court: of, games: ofIt }) => (
            <div key={of ?? NO_COURT} className={styles.court}>
              <Section title={of ? courtName(of) : "No court"} note={counted(ofIt.length, "sheet")}>
                {ofIt.map((game) => (
                  <ScoreSheet key={game._id} game={game} />
                ))}
              </Section>
            </div>
          ))}
        </div>
      )}
    </AdminPage>
  );
}
