// Every component in every state, to look at while building; not part of the site that people get.
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";
import { GalleryForms } from "./gallery-forms.tsx";
import { GalleryGames } from "./gallery-games.tsx";
import { GalleryStates } from "./gallery-states.tsx";
import { GalleryTables } from "./gallery-tables.tsx";

export function GalleryPage() {
  return (
    <SiteLayout subtitle="Gallery" back={{ to: "/", label: "Home" }}>
      <PageTitle title="Gallery" note="Every component in every state" />
      <GalleryGames />
      <GalleryTables />
      <GalleryForms />
      <GalleryStates />
    </SiteLayout>
  );
}
