// The way in: every published tournament, newest first, found by any word on its card.
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { CardGrid } from "#web/components/card-grid/card-grid.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
import { SearchBox } from "#web/components/search-box/search-box.tsx";
import { ShareButtons } from "#web/components/share/share-buttons.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton.tsx";
import { TournamentCard } from "#web/components/tournament-card/tournament-card.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";
import { momentAt, useDeviceClock } from "#web/live/device-clock.ts";
import { useHomeTournaments } from "#web/live/home-tournaments.ts";
import { rememberedToken } from "#web/live/request.ts";
import { PRODUCT } from "#web/sentences/product.ts";
import { useOnDevice } from "#web/served/served.tsx";
import { AT_ONCE } from "#web/tournament/address.ts";
import styles from "./find.module.css";
import { findTournaments } from "./find-tournaments.ts";
import { isOn } from "./is-on.ts";

export function HomePage() {
  const { content, failed, asOfMs, retry } = useHomeTournaments();
  const [search, setSearch] = useSearchParams();
  const words = search.get("q") ?? "";
  const find = (q: string) => setSearch(q ? { q } : {}, AT_ONCE);
  const onDevice = useOnDevice();
  const isLoggedIn = onDevice && rememberedToken() !== null;
  const all = content?.tournaments;
  const { date } = useDeviceClock();
  const found = useMemo(() => findTournaments(all ?? [], words), [all, words]);
  return (
    <SiteLayout
      subtitle={
        <>
          Game schedules and scorecards<span className={styles.rest}>, tallied online and live</span>
        </>
      }
      share={onDevice && <ShareButtons />}
    >
      <PageTitle title={PRODUCT} quiet />
      <div className={styles.find}>
        <SearchBox
          label="Search tournaments"
          placeholder="Search Tournaments..."
          value={words}
          onChange={find}
          found={found.length}
          noun={["tournament", "tournaments"]}
        />
        <ButtonLink to="/auth/profile">{isLoggedIn ? "Profile" : "Login"}</ButtonLink>
      </div>
      {!all ? (
        failed ? (
          <Card>
            <ErrorState title="Network response was not ok" onRetry={retry}>
              The tournaments did not load. Check the connection and try again.
            </ErrorState>
          </Card>
        ) : (
          <SkeletonRows rows={4} rowHeight="6rem" label="Loading tournaments" />
        )
      ) : found.length > 0 ? (
        <CardGrid label="Tournaments">
          {found.map(({ _id, linkindex, winner, enddate, ...card }) => (
            <li key={_id}>
              <TournamentCard
                {...card}
                winner={winner?.name ?? null}
                state={isOn({ ...card, enddate, winner }, date) && <Pill tone="hot">Today</Pill>}
                to={`/${encodeURIComponent(linkindex)}`}
              />
            </li>
          ))}
        </CardGrid>
      ) : (
        <Card>
          {words ? (
            <EmptyState
              title="No tournament matches"
              action={<Button onClick={() => find("")}>Clear the search</Button>}
            >
              Search by name, date, place, organization or winner.
            </EmptyState>
          ) : (
            <EmptyState title="No tournaments yet">
              They appear here as soon as an organiser publishes one.
            </EmptyState>
          )}
        </Card>
      )}
      {failed && all && (
        <ErrorState look="floating" title="Could not refresh." onRetry={retry}>
          {asOfMs === null ? "The list may be out of date." : `Shown as of ${momentAt(new Date(asOfMs))}.`}
        </ErrorState>
      )}
    </SiteLayout>
  );
}
