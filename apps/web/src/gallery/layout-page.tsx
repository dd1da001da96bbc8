// The layouts with pages made of the components, as people will meet them.
import { useState } from "react";
import { useParams } from "react-router-dom";
import { Section } from "#web/components/card/card.tsx";
import { LiveBadge } from "#web/components/live-badge/live-badge.tsx";
import { NextGameCard } from "#web/components/next-game-card/next-game-card.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { AdminLayout } from "#web/layout/admin-layout.tsx";
import { TournamentLayout } from "#web/layout/tournament-layout.tsx";
import { SampleDay } from "./gallery-games.tsx";
import { standings } from "./gallery-tables.tsx";
import { teams } from "./samples.ts";

export function LayoutPage() {
  const { layout } = useParams();
  const [live, setLive] = useState(true);
  const badge = (
    <LiveBadge state={live ? "live" : "paused"} asOf="10:42 AM" onToggle={() => setLive(!live)} />
  );
  const table = (
    <SortableTable caption="Standings" columns={standings} rows={teams.slice(0, 30)} rowId={(t) => t.id} />
  );
  if (layout === "admin") {
    return (
      <AdminLayout slug="gallery/tournament" acronym="SPRING24" subtitle="Add scores" live={badge}>
        <PageTitle title="Add scores" acronym="SPRING24" />
        {table}
      </AdminLayout>
    );
  }
  return (
    <TournamentLayout
      slug="gallery/tournament"
      acronym="SPRING24"
      name="Spring Open"
      day="Sat 4 May"
      live={badge}
    >
      <PageTitle title="Schedule of Calder Aces" acronym="SPRING24" quiet />
      <NextGameCard
        team="Calder Aces"
        time="10:20 AM"
        countdown="in 18 min"
        opponent="Upton Spikers"
        detail="Pool A · round 3"
        court="4"
      />
      <Section title="Today" note="Venue time">
        <SampleDay />
      </Section>
      <Section title="Where we stand">{table}</Section>
    </TournamentLayout>
  );
}
