// The spectators' and the organisers' table, with 200 teams and with none.
import { useMemo, useState } from "react";
import { signed } from "#projections/signed.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { ConfirmDialog } from "#web/components/dialog/confirm-dialog.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ScoreBox } from "#web/components/score-box/score-box.tsx";
import type { Column } from "#web/components/table/column.ts";
import { DataTable } from "#web/components/table/data-table.tsx";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { type SampleTeam, teams } from "./samples.ts";

export const standings: Column<SampleTeam>[] = [
  {
    id: "rank",
    header: "#",
    label: "Rank",
    cell: (t) => t.rank,
    sortBy: (t) => t.rank,
    board: true,
    width: "3.5rem",
  },
  { id: "team", header: "Team", cell: (t) => t.name, sortBy: (t) => t.name, rowHeader: true },
  { id: "pool", header: "Division", cell: (t) => t.pool, sortBy: (t) => t.pool, narrow: "hide" },
  {
    id: "played",
    header: "P",
    label: "Played",
    cell: (t) => t.played,
    sortBy: (t) => t.played,
    numeric: true,
  },
  {
    id: "wins",
    header: "W",
    label: "Won",
    cell: (t) => t.wins,
    sortBy: (t) => t.wins,
    numeric: true,
    watch: true,
  },
  { id: "losses", header: "L", label: "Lost", cell: (t) => t.losses, sortBy: (t) => t.losses, numeric: true },
  {
    id: "difference",
    header: "Diff",
    label: "Point difference",
    cell: (t) => signed(t.difference),
    sortBy: (t) => t.difference,
    firstDirection: "descending",
    numeric: true,
    watch: true,
  },
  { id: "reason", header: "Reason", cell: (t) => t.reason, narrow: "hide" },
];

const wide: Column<SampleTeam>[] = [
  ...standings.map(({ narrow: _, ...column }) => column),
  { id: "captain", header: "Captain", cell: () => "Alexandra Featherstone" },
  { id: "state", header: "Organization/State", cell: () => "Yorkshire Volleyball Association" },
];

export function GalleryTables() {
  const [rows, setRows] = useState(teams.slice(0, 8));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["team-1"]));
  const [asking, setAsking] = useState(false);
  const [scores, setScores] = useState<Record<string, string>>({ "team-0": "25", "team-2": "24" });
  const entry = useMemo<Column<SampleTeam>[]>(
    () => [
      ...standings.slice(0, 3),
      {
        id: "score",
        header: "Score",
        cell: (t) => (
          <ScoreBox
            label={`${t.name}, 8:00 AM court 1`}
            value={scores[t.id] ?? ""}
            onChange={(digits) => setScores((now) => ({ ...now, [t.id]: digits }))}
            mood={
              t.id === "team-2"
                ? "unusual"
                : t.id === "team-3"
                  ? "failed"
                  : t.id in scores
                    ? "unsaved"
                    : "plain"
            }
          />
        ),
      },
    ],
    [scores],
  );
  const raise = () =>
    setRows((now) =>
      now.map((t, at) => (at === 1 ? { ...t, wins: t.wins + 1, difference: t.difference + 7 } : t)),
    );
  return (
    <>
      <Section
        title="Standings"
        actions={
          <Button size="sm" onClick={raise}>
            Change a row
          </Button>
        }
      >
        <SortableTable
          caption="Standings"
          columns={standings}
          rows={rows}
          rowId={(t) => t.id}
          isChosen={(t) => t.id === "team-1"}
          cut={{ afterId: "team-4", label: "Below here: wildcard games" }}
        />
      </Section>
      <Section title="Wide, 200 rows">
        <SortableTable caption="All teams" columns={wide} rows={teams} rowId={(t) => t.id} />
      </Section>
      <Section title="Organiser's table">
        <DataTable
          caption="Teams to manage"
          columns={entry}
          rows={rows}
          rowId={(t) => t.id}
          rowName={(t) => t.name}
          selected={selected}
          onSelect={setSelected}
          actions={() => (
            <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
              Delete
            </Button>
          )}
        />
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          verb="Delete"
          noun={["team", "teams"]}
          names={teams.filter(({ id }) => selected.has(id)).map(({ name }) => name)}
          onConfirm={() =>
            new Promise((_, refuse) => setTimeout(() => refuse(new Error("Calder Aces has games.")), 800))
          }
        >
          <p>Their games stay and show no opponent.</p>
        </ConfirmDialog>
      </Section>
      <Section title="Nothing to show">
        <Card>
          <SortableTable
            caption="No teams"
            columns={standings}
            rows={[]}
            rowId={(t) => t.id}
            empty={<EmptyState title="No standings yet">They appear with the first score.</EmptyState>}
          />
        </Card>
      </Section>
    </>
  );
}
