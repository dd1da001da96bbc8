// A page that could not be shown: says so in place and tries again; a page from an older build reloads itself.
import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { Card } from "./components/card/card.tsx";
import { ErrorState } from "./components/error-state/error-state.tsx";
import { PageTitle } from "./components/page-title/page-title.tsx";
import { SiteLayout } from "./layout/site-layout.tsx";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";
import { isLostPart, reloadForLostPart } from "./stale-build.ts";

export function RouteError() {
  const error = useRouteError();
  const stale = isLostPart(error);

  useEffect(() => {
    if (stale) reloadForLostPart();
    console.error(error);
  }, [stale, error]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <SiteLayout back={{ to: "/", label: "Home" }}>
      <PageTitle title="This page did not load" quiet />
      <Card>
        <ErrorState
          title={navigator.onLine ? "This page did not load" : "You are offline"}
          onRetry={() => window.reloadIfReachable?.()}
        >
          {said(stale)}
        </ErrorState>
      </Card>
    </SiteLayout>
  );
}

function said(stale: boolean): string {
  if (!navigator.onLine) return "The page loads by itself when the connection is back.";
  return stale
    ? "The connection is too poor just now. The page loads by itself as soon as it can."
    : "Something went wrong on the way. Trying again usually helps.";
}
