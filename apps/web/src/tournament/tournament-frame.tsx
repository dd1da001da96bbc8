// One tournament's pages around their live data: loading, not there, in trouble, or shown.
import { Suspense } from "react";
import { Outlet, useParams } from "react-router-dom";
import { formatDay } from "#events/rules/date.ts";
import type { TournamentView } from "#projections/views.ts";
import { Card } from "../components/card/card.tsx";
import { ErrorState } from "../components/error-state/error-state.tsx";
import { late } from "../components/late/late.ts";
import { PageTitle } from "../components/page-title/page-title.tsx";
import { Skeleton, SkeletonRows } from "../components/skeleton/skeleton.tsx";
import { TournamentLayout } from "../layout/tournament-layout.tsx";
import { momentAt, useDeviceClock } from "../live/device-clock.ts";
import { TournamentBadge } from "../live/tournament-badge.tsx";
import { TournamentLive, useLiveState, useLiveStore, useTournamentIfHere } from "../live/tournament-live.tsx";
import { NotFoundPage } from "../pages/not-found/not-found-page.tsx";
import { useOnDevice } from "../served/served.tsx";

/** At the page's foot: nothing that the first look waits for. */
const ShareButtons = late(() => import("../components/share/share-buttons.tsx"), "ShareButtons");

export function TournamentFrame() {
  const { slug = "" } = useParams();
  return (
    <TournamentLive key={slug} slug={slug}>
      <Framed slug={slug} />
    </TournamentLive>
  );
}

function Framed({ slug }: { slug: string }) {
  const { phase } = useLiveState();
  const onDevice = useOnDevice();
  const tournament = useTournamentIfHere();
  const { date } = useDeviceClock();
  if (phase === "gone") return <NotFoundPage />;
  return (
    <TournamentLayout
      slug={slug}
      acronym={tournament?.acronym ?? "Tournament"}
      name={tournament?.name}
      day={tournament && daysOf(tournament, date)}
      live={tournament && <TournamentBadge />}
      share={
        <Suspense fallback={null}>
          {onDevice && tournament && <ShareButtons acronym={tournament.acronym} />}
        </Suspense>
      }
    >
      {phase === "ready" ? (
        <>
          <Outlet />
          <Trouble />
        </>
      ) : phase === "failed" ? (
        <Failed />
      ) : (
        <Loading />
      )}
    </TournamentLayout>
  );
}

/** Older data stays; this only says that it is old. */
function Trouble() {
  const { link, asOfMs, failed } = useLiveState();
  const store = useLiveStore();
  if (!failed || link !== "lost" || asOfMs === null) return null;
  const shown = momentAt(new Date(asOfMs));
  return (
    <ErrorState look="floating" title="Could not refresh." onRetry={store.retry}>
      Shown as of {shown}.
    </ErrorState>
  );
}

function Failed() {
  const store = useLiveStore();
  const online = navigator.onLine;
  return (
    <>
      <PageTitle title="The tournament did not load" quiet />
      <Card>
        <ErrorState title={online ? "The tournament did not load" : "You are offline"} onRetry={store.retry}>
          {online
            ? "The server did not answer. It is tried again and again; you can also press Retry."
            : "The tournament will be here when the connection is back."}
        </ErrorState>
      </Card>
    </>
  );
}

function Loading() {
  return (
    <>
      <PageTitle title="Loading" quiet />
      <Skeleton height="8.25rem" />
      <SkeletonRows rows={14} label="Loading the tournament" />
    </>
  );
}

/** "Sat 4 May", or "Sat 4 May – Sun 5 May"; with the year if it is not this one. */
function daysOf({ startdate, enddate }: TournamentView, today: string): string {
  return enddate && enddate > startdate
    ? `${formatDay(startdate, enddate)} – ${formatDay(enddate, today)}`
    : formatDay(startdate, today);
}
