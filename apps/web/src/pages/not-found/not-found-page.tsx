// An address that leads nowhere, with a way back to the court.
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";

export function NotFoundPage() {
  return (
    <SiteLayout back={{ to: "/", label: "Home" }}>
      <PageTitle title="Page not found" quiet />
      <Card>
        <EmptyState
          title="Out of bounds"
          action={
            <ButtonLink to="/" variant="primary">
              See all tournaments
            </ButtonLink>
          }
        >
          There is no page at this address. The tournament may not be published yet, or was deleted.
        </EmptyState>
      </Card>
    </SiteLayout>
  );
}
